// The tables of what is proven, made from verified.json: small enough for the server, the API and the command to read.
import { libraries, libraryIds, librarySnippets, type ModelRecord } from "@modelshelf/catalogue";
import { codeShape, type LibraryKind, type LibraryProofTable, type TableLine } from "@modelshelf/catalogue/proof";
import { emitted, type KeptSource, keptSources } from "../../verify/src/emitted.ts";
import { hashOf, readVerified, type Verification, verificationOf } from "../../verify/src/verified.ts";
import { banner, key } from "./source.ts";

/** README.md with the line that says how many libraries there are of each kind. */
export async function readmeWithCounts(readme: string): Promise<string> {
  const kinds = await Promise.all(libraryIds.map(kindOf));
  const count = (kind: LibraryKind) => kinds.filter((one) => one === kind).length;
  const ran = new Set(
    (await proven())
      .filter(({ source, proof }) => proof.level === "executed" && keyParts(source.key) !== undefined)
      .map(({ source }) => keyParts(source.key)?.library),
  );
  const line = [
    `Of ${kinds.length} libraries, ${count("code")} have code or commands of their own,`,
    ...(count("notice") > 0 ? [`${count("notice")} a notice only,`] : []),
    `and ${count("download")} download only.`,
    `The code of ${ran.size} is run with the library itself, on small models with random weights.`,
  ].join(" ");
  const marks = /(<!-- counts -->\n)[\s\S]*?(<!-- \/counts -->)/;
  if (!marks.test(readme)) throw new Error("README.md has no <!-- counts --> and <!-- /counts --> to write between");
  return readme.replace(marks, (_, open: string, close: string) => `${open}${line}\n${close}`);
}

const levels = ["parsed", "checked", "executed"] as const;

/** A line of verified.json that holds for the code as it is now. */
interface Proven {
  readonly source: KeptSource;
  readonly proof: Verification & { readonly symbols?: { readonly found: number; readonly unknown: number } };
}

/** What a changed snippet had been proven to be is not carried over. */
async function proven(): Promise<Proven[]> {
  const [verified, code] = await Promise.all([readVerified(), emitted()]);
  return keptSources(code).flatMap((source) => {
    const proof = verificationOf(verified, source.key, source.code);
    return proof ? [{ source, proof }] : [];
  });
}

/** Examples by library, as the entries' files have them. */
async function examplesOf(id: string): Promise<Readonly<Record<string, ModelRecord>>> {
  const entry = (await import(`@modelshelf/catalogue/libraries/${id}`)) as { examples?: Record<string, ModelRecord> };
  return entry.examples ?? {};
}

export async function libraryExamplesTable(): Promise<string> {
  const entries = await Promise.all(libraryIds.map(async (id) => [id, await examplesOf(id)] as const));
  return [
    banner,
    'import type { Examples } from "../library.ts";',
    "",
    "/** The example models of each library that has code of its own. */",
    "export const libraryExamples: Readonly<Record<string, Examples>> = {",
    ...entries.flatMap(([id, examples]) => {
      const rows = Object.entries(examples).map(([name, model]) => `    ${key(name)}: ${JSON.stringify(model)},`);
      return rows.length === 0 ? [] : [`  ${key(id)}: {`, ...rows, "  },"];
    }),
    "};",
    "",
  ].join("\n");
}

export async function libraryProofTable(): Promise<string> {
  const byLibrary = Map.groupBy(await proven(), ({ source }) => keyParts(source.key)?.library ?? "");
  const ids = new Set<string>([...libraryIds, ...byLibrary.keys()]);
  ids.delete("");
  const tables = await Promise.all(
    [...ids].sort().map(async (id): Promise<readonly [string, LibraryProofTable]> => {
      const table = libraryTable(byLibrary.get(id) ?? []);
      return [id, { kind: await kindOf(id), ...table }];
    }),
  );
  return [
    banner,
    'import type { LibraryProofTable } from "../proof/table.ts";',
    "",
    "/** What verified.json says of each library's code as it is now. */",
    "export const proofTable: Readonly<Record<string, LibraryProofTable>> = {",
    ...tables.flatMap(([id, { kind, releases, lines }]) =>
      lines.length === 0
        ? [`  ${key(id)}: { kind: ${JSON.stringify(kind)}, releases: [], lines: [] },`]
        : [
            `  ${key(id)}: {`,
            `    kind: ${JSON.stringify(kind)},`,
            `    releases: ${JSON.stringify(releases)},`,
            "    lines: [",
            ...lines.map((line) => `      ${JSON.stringify(line)},`),
            "    ],",
            "  },",
          ],
    ),
    "};",
    "",
  ].join("\n");
}

async function kindOf(id: string): Promise<LibraryKind> {
  const known = libraryIds.find((one) => one === id);
  if (known === undefined || libraries[known].snippets === undefined) return "download";
  const snippets = Object.values(await examplesOf(id)).flatMap((model) => librarySnippets(id, model).snippets);
  return snippets.every(({ notice }) => notice) ? "notice" : "code";
}

function libraryTable(all: readonly Proven[]): Omit<LibraryProofTable, "kind"> {
  const releases: [string, string, string][] = [];
  const lines = all.flatMap(({ source, proof }): TableLine[] => {
    const parts = keyParts(source.key);
    if (!parts || source.model === undefined || isNotice(source.code)) return [];
    const release = releaseOf(source, proof);
    const known = releases.findIndex((one) => one.join("\n") === release.join("\n"));
    const index = known === -1 ? releases.push(release) - 1 : known;
    const { language, model, base, endpoint, code } = source;
    const { symbols } = proof;
    const place = { ...(base !== undefined && { base }), ...(endpoint !== undefined && { endpoint }) };
    const shape = hashOf(codeShape(code, model, place));
    const more = { ...(endpoint !== undefined && { endpoint }), ...(symbols && { symbols }) };
    const line = [
      parts.source,
      parts.name,
      parts.number,
      language,
      levelOf(source, proof),
      index,
      model,
      shape,
    ] as const;
    return [Object.keys(more).length > 0 ? [...line, more] : line];
  });
  return { releases, lines };
}

const sourceNames = { libraries: "example", guides: "guide", samples: "model", models: "model" } as const;

/** `libraries/<library>/<example>.<n>.<ending>`; undefined for install commands and for what is no library's. */
function keyParts(snippet: string) {
  const found = /^(libraries|guides|samples|models)\/([^/]+)\/(.+)\.(\d+)\.[a-z]+$/.exec(snippet);
  if (!found) return undefined;
  const [, kind = "libraries", library = "", name = "", number = "0"] = found;
  return { source: sourceNames[kind as keyof typeof sourceNames], library, name, number: Number(number) };
}

/** Shell is read by shells and by shellcheck; no package's names are checked in it. */
const levelOf = ({ language }: KeptSource, { level }: Verification) =>
  language === "shell" && level === "checked" ? "parsed" : level;

/** A repository that a reader would clone is not installed where the code is checked: nothing was proven with it. */
function releaseOf(
  source: KeptSource,
  { package: name = "", version = "", date, ...proof }: Verification,
): [string, string, string] {
  const cloned = source.install?.manager === "git" && proof.level !== "executed";
  return cloned ? ["", "", date] : [name, version, date];
}

/** Code that is a comment alone says why there is none. */
const isNotice = (code: string) => code.split("\n").every((line) => /^\s*(?:#|\/\/|$)/.test(line));

export async function inferenceProofTable(): Promise<string> {
  const groups = new Map<
    string,
    Map<string, { level: Verification["level"]; variants: number; proof: Verification }>
  >();
  for (const { source, proof } of await proven()) {
    const [, name = "", client = ""] = /^inference\/([^/]+)\/(.+)$/.exec(source.key) ?? [];
    if (client === "") continue;
    const shape = name.replace(variantEnding, "");
    const clients = groups.get(shape) ?? new Map();
    groups.set(shape, clients);
    const before = clients.get(client);
    const lower = before && levels.indexOf(before.level) < levels.indexOf(proof.level) ? before.level : proof.level;
    clients.set(client, {
      level: lower,
      variants: (before?.variants ?? 0) + 1,
      proof: before && before.proof.date > proof.date ? before.proof : proof,
    });
  }
  return [
    banner,
    'import type { InferenceProofTable } from "../proof.ts";',
    "",
    "/** What verified.json says of each provider, task and client: the least that any variant reached, and how many there are. */",
    "export const inferenceProofTable: InferenceProofTable = {",
    ...[...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([shape, clients]) => [
        `  ${key(shape)}: {`,
        ...[...clients]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([client, { level, variants, proof }]) => {
            const { package: name, version, date } = proof;
            const row = [
              level,
              variants,
              date,
              ...(name !== undefined && version !== undefined ? [name, version] : []),
            ];
            return `    ${key(client)}: ${JSON.stringify(row)},`;
          }),
        "  },",
      ]),
    "};",
    "",
  ].join("\n");
}

/** What stands behind a shape's name in a case's key (verify/src/inference/cases.ts); tasks end in "to-image". */
const variantEnding = /-(?:options|billed|token|endpoint|hostile|large-image|(?<!-to-)image|adapter)$/;
