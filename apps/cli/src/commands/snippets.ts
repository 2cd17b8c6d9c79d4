import {
  isLibraryId,
  libraryIds,
  type ModelRecord,
  type ModelSnippets,
  modelSnippets,
  type SnippetContext,
} from "@modelshelf/catalogue";
import type { Command } from "commander";
import { InputError, oneLine } from "../errors.ts";
import { languageOption } from "../languages.ts";
import { readModel, recordLines } from "../model-source.ts";
import { print, printJson } from "../output.ts";
import { dataDirectory } from "../shelf.ts";

interface Options {
  library?: string;
  language?: string;
  endpoint?: string;
  revision?: string;
  libraryVersion?: string;
  json?: true;
  ndjson?: true;
  data?: string;
}

export function addSnippetsCommand(program: Command): void {
  program
    .command("snippets")
    .summary("code that uses a model, per library")
    .description(
      "Print the code that uses a model, for every library that applies. MODEL is an id on the shelf,\nelse a folder, a JSON file, or - for a hub API record on standard input.",
    )
    .argument("<model>")
    .option("--library <id>", "this library only, whether it applies or not")
    .option("--language <name>", "only code in this language: python (py), javascript (js), shell (sh)")
    .option("--endpoint <url>", "load from this hub instead of the public one")
    .option("--revision <name>", "pin a branch, tag or commit")
    .option("--library-version <version>", "write for this version of the library")
    .option("--json", "print one JSON object")
    .option("--ndjson", "read one record a line, print one JSON object a line")
    .option("--data <dir>", "data directory of the shelf")
    .action(run);
}

async function run(model: string, options: Options): Promise<void> {
  const language = options.language === undefined ? undefined : languageOption(options.language);
  const describe = (record: ModelRecord) => describeSnippets(record, options, language);
  if (options.ndjson) {
    await printEach(model, describe);
    return;
  }
  const result = describe(await readModel(model, dataDirectory(options.data)));
  if (options.json) printJson(result);
  else printForReading(result);
}

/** One JSON object a line; a bad record prints its error in its place and the exit code becomes 1. */
export async function printEach(source: string, describe: (record: ModelRecord) => unknown): Promise<void> {
  for await (const line of recordLines(source)) {
    if ("error" in line) {
      printJson(line, 0);
      process.exitCode = 1;
      continue;
    }
    try {
      printJson(describe(line.record), 0);
    } catch (error) {
      printJson({ error: oneLine(error) }, 0);
      process.exitCode = 1;
    }
  }
}

function describeSnippets(record: ModelRecord, options: Options, language: string | undefined): ModelSnippets {
  const { library } = options;
  if (library !== undefined && !isLibraryId(library) && library !== record.library_name) {
    throw new InputError(`no library ${JSON.stringify(library)}; known: ${libraryIds.join(", ")}`);
  }
  const context: SnippetContext = {
    ...(options.endpoint !== undefined && { endpoint: options.endpoint }),
    ...(options.revision !== undefined && { revision: options.revision }),
    ...(options.libraryVersion !== undefined && { libraryVersion: options.libraryVersion }),
  };
  const all = modelSnippets(record, {
    ...context,
    ...(library !== undefined && { libraries: [library] }),
  });
  if (language === undefined) return all;
  return {
    ...all,
    libraries: all.libraries.map((library) => ({
      ...library,
      snippets: library.snippets.filter((snippet) => snippet.language === language),
    })),
  };
}

function printForReading({ libraries }: ModelSnippets): void {
  for (const [index, library] of libraries.entries()) {
    if (index > 0) print();
    print(`## ${library.prettyLabel}`);
    if (library.install !== null) print(`\n$ ${library.install}`);
    for (const { title, code } of library.snippets) {
      print(title === null ? "" : `\n# ${title}\n`);
      print(code);
    }
  }
}
