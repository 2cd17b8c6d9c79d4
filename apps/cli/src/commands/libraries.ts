import { isLibraryId, libraryIds } from "@modelshelf/catalogue";
import {
  type LibraryRecord,
  libraryCounts,
  libraryRecord,
  nearestLibraries,
  proofLevels,
} from "@modelshelf/catalogue/proof";
import type { Command } from "commander";
import { InputError } from "../errors.ts";
import { printJson, printTable } from "../output.ts";

export function addLibraryCommands(program: Command): void {
  program
    .command("libraries")
    .summary("all libraries of the registry, with what is proven of their code")
    .option("--json", "print a JSON array")
    .action((options: { json?: true }) => {
      const records = libraryIds.map(libraryRecord);
      if (options.json) {
        printJson(records);
        return;
      }
      printTable(records.map((one) => [one.id, one.prettyLabel, shortProof(one), one.repoUrl]));
      const { all, code, notice, download } = libraryCounts();
      // Beside the list, so that a pipe gets libraries alone.
      console.error(`${all} libraries: ${code} with code, ${notice} with a notice only, ${download} download only`);
    });

  program
    .command("library")
    .summary("one library of the registry, with what is proven of its code")
    .argument("<id>")
    .option("--json", "print a JSON object")
    .action((id: string, options: { json?: true }) => {
      if (!isLibraryId(id)) {
        const near = nearestLibraries(id);
        const hint = near.length > 0 ? `did you mean ${near.join(" or ")}?` : "modelshelf libraries lists them";
        throw new InputError(`no library ${JSON.stringify(id)}; ${hint}`);
      }
      const library = libraryRecord(id);
      if (options.json) printJson(library);
      else printTable(libraryLines(library));
    });
}

/** What is known of a library, a line each; what is not known is left out. */
function libraryLines(library: LibraryRecord): string[][] {
  const { proof } = library;
  const symbols = proof?.symbols;
  const lines: readonly (readonly [string, string | null | undefined])[] = [
    ["label", library.prettyLabel],
    ["repository", library.repoUrl],
    ["documentation", library.docsUrl],
    ["install", library.install ?? (library.kind === "download" ? null : "depends on the model")],
    ["filter", library.filter ? "yes" : "no"],
    ["downloads", library.countDownloads ?? "default files"],
    ["hosted tasks", library.hostedInferenceTasks.join(", ") || "none"],
    ["code", { code: "yes", notice: "notice only", download: "download only" }[library.kind]],
    ["why", library.downloadOnly],
    ["proven", shortProof(library)],
    ["with", proof?.package && `${proof.package} ${proof.version}`],
    ["names", symbols && `${symbols.found} of ${symbols.found + symbols.unknown} found`],
    ["last proven", proof?.date],
    ["source", library.source],
  ];
  return lines.flatMap(([key, value]) => (value ? [[key, value]] : []));
}

/** How many pieces of code reached which level: "3 executed, 200 checked". */
function shortProof({ proof, kind }: LibraryRecord): string {
  if (!proof) return kind === "download" ? "download only" : "not proven";
  return proofLevels
    .toReversed()
    .filter((level) => proof.counts[level] > 0)
    .map((level) => `${proof.counts[level]} ${level}`)
    .join(", ");
}
