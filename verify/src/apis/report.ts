// Holds the libraries' Python examples against the source of the releases that are installed, symbol by symbol.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LibrarySource } from "../library/snippets.ts";
import { pythonVersions } from "../package-version.ts";
import type { Finding } from "../snippet-source.ts";
import { installedPackages, listedFault, rules } from "../types/python.ts";
import type { SymbolCounts } from "../verified.ts";
import { held, notInstalled } from "./packages.ts";
import { type PythonSymbol, pythonSymbols, Resolutions, type Resolver } from "./resolve.ts";

export interface LibraryApis extends SymbolCounts {
  readonly library: string;
  readonly wrong: number;
  /** Packages its snippets were held against, `gliner 0.2.29`. */
  readonly packages: readonly string[];
  /** Names of the symbols that were not found. */
  readonly unknownNames: readonly string[];
  readonly by: Readonly<Record<Resolver, number>>;
}

export interface ApiReport {
  readonly libraries: readonly LibraryApis[];
  /** Libraries none of whose snippets could be held against their package, with the reason. */
  readonly notHeld: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
  /** By the key of each snippet that was held against its package. */
  readonly snippets: ReadonlyMap<string, SymbolCounts>;
}

/** So much of what all libraries use must be found. */
export const leastFound = 0.8;

/** In how many snippets a symbol is looked for until it is found. */
const tries = 2;

/** What pyright says of a symbol that is not there or is not used as it is. */
const faultRules = ["reportAttributeAccessIssue", "reportCallIssue", "reportArgumentType", "reportMissingImports"];

/** The Python snippets among `sources`, with the packages that `python` has; `each` hears of a library once it is done. */
export async function apiReport(
  sources: readonly LibrarySource[],
  python: string,
  lists = { notInstalled },
  each: (library: LibraryApis) => void = () => undefined,
): Promise<ApiReport> {
  const snippets = sources.filter(({ language, plain }) => language === "python" && plain);
  const versions = await pythonVersions(python);
  const symbols = await pythonSymbols(Object.fromEntries(snippets.map(({ key, code }) => [key, code])), python);
  const found = new Map<string, Held[]>();
  const notHeld = new Map<string, string>();
  const met = new Set<string>();
  const findings: Finding[] = [];
  for (const source of snippets) {
    const state = await held(source.install, versions, lists.notInstalled);
    if (!("reason" in state)) {
      const release = state.package === null ? [] : [`${state.package} ${state.version}`];
      const one = { source, symbols: symbols[source.key] ?? [], release };
      found.set(source.library, [...(found.get(source.library) ?? []), one]);
      continue;
    }
    notHeld.set(source.library, `${state.package}: ${state.reason}`);
    if (state.listed) met.add(state.package);
    else if (state.absent) {
      const message = `${state.package} is not installed: add it to verify/python/libraries.in, or to the list with a reason`;
      findings.push({ key: source.key, message });
    }
  }
  for (const library of found.keys()) notHeld.delete(library);
  for (const { package: name } of lists.notInstalled) {
    if (met.has(name)) continue;
    findings.push({
      key: "verify/src/apis/packages.ts",
      message: `${name} is installed, or no library asks for it; take it off the list`,
    });
  }
  const { libraries, counts, wrong } = await lookUp(found, python, each);
  findings.push(...wrong);
  const all = { found: sum(libraries, "found"), unknown: sum(libraries, "unknown") };
  const share = all.found / Math.max(1, all.found + all.unknown);
  if (libraries.length > 0 && share < leastFound) {
    findings.push({ key: "apis", message: `only ${percent(all)} of the symbols are found, not ${leastFound * 100} %` });
  }
  return { libraries, notHeld: new Map([...notHeld].sort()), findings, snippets: counts };
}

interface Held {
  readonly source: LibrarySource;
  readonly symbols: readonly PythonSymbol[];
  readonly release: readonly string[];
}

async function lookUp(
  byLibrary: ReadonlyMap<string, readonly Held[]>,
  python: string,
  each: (library: LibraryApis) => void,
) {
  if (byLibrary.size === 0) return { libraries: [], counts: new Map<string, SymbolCounts>(), wrong: [] };
  const folder = await mkdtemp(join(tmpdir(), "modelshelf-apis-"));
  await writeFile(
    join(folder, "pyrightconfig.json"),
    JSON.stringify({ typeCheckingMode: "basic", useLibraryCodeForTypes: true, ...rules }),
  );
  const libraries: LibraryApis[] = [];
  const counts = new Map<string, SymbolCounts>();
  const wrong: Finding[] = [];
  const resolutions = await Resolutions.start(folder, python);
  try {
    for (const [library, snippets] of [...byLibrary].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const apis = await libraryApis(library, snippets, resolutions, python);
      libraries.push(apis.summary);
      each(apis.summary);
      wrong.push(...apis.wrong);
      for (const [key, count] of apis.counts) counts.set(key, count);
    }
  } finally {
    await resolutions.stop();
    await rm(folder, { recursive: true });
  }
  return { libraries, counts, wrong };
}

async function libraryApis(library: string, snippets: readonly Held[], resolutions: Resolutions, python: string) {
  const outcomes = new Map<string, { outcome: "found" | "unknown" | "own"; by?: Resolver; tried: number }>();
  const wrong: Finding[] = [];
  for (const { source, symbols } of snippets) {
    // A symbol that was found in one snippet is there; another snippet is read for what is not known yet.
    const open = symbols.filter(({ name }) => {
      const before = outcomes.get(name);
      return before === undefined || (before.outcome === "unknown" && before.tried < tries);
    });
    if (open.length === 0) continue;
    const { resolutions: now, faults } = await resolutions.of(source.code, open);
    for (const [name, resolution] of now) {
      outcomes.set(name, { ...resolution, tried: (outcomes.get(name)?.tried ?? 0) + 1 });
    }
    for (const { position, rule, message } of faults) {
      if (!faultRules.includes(rule) || listedFault(library, message)) continue;
      const missing = /^Import "([^".]+)/.exec(message)?.[1];
      if (missing !== undefined && !(await installedPackages(python, [missing])).has(missing)) continue;
      const text = message.split("\n").map((line) => line.trim());
      wrong.push({ key: source.key, message: `line ${position.line + 1}: ${text.join(" ")} (${rule})` });
    }
  }
  const counts = snippets.map(({ source, symbols }): [string, SymbolCounts] => {
    const names = [...new Set(symbols.map(({ name }) => name))];
    return [source.key, countsOf(names.map((name) => outcomes.get(name)?.outcome))];
  });
  const by: Record<Resolver, number> = { pyright: 0, signature: 0, returned: 0 };
  for (const outcome of outcomes.values()) if (outcome.by) by[outcome.by] += 1;
  const summary: LibraryApis = {
    library,
    ...countsOf([...outcomes.values()].map(({ outcome }) => outcome)),
    wrong: wrong.length,
    packages: [...new Set(snippets.flatMap(({ release }) => release))].sort(),
    unknownNames: [...outcomes].filter(([, { outcome }]) => outcome === "unknown").map(([name]) => name),
    by,
  };
  return { summary, counts, wrong };
}

const countsOf = (outcomes: readonly (string | undefined)[]): SymbolCounts => ({
  found: outcomes.filter((outcome) => outcome === "found").length,
  unknown: outcomes.filter((outcome) => outcome === "unknown").length,
});

const sum = (libraries: readonly LibraryApis[], what: "found" | "unknown" | "wrong") =>
  libraries.reduce((total, library) => total + library[what], 0);

const percent = ({ found, unknown }: SymbolCounts) => `${((100 * found) / Math.max(1, found + unknown)).toFixed(0)} %`;

// The longest id of a library with Python examples.
const width = 22;

/** A library's line, and with `details` a line for each symbol that was not found. */
export function libraryLines(one: LibraryApis, details: boolean): string[] {
  const counts = `${String(one.found).padStart(4)} found ${String(one.unknown).padStart(4)} unknown ${String(one.wrong).padStart(3)} wrong`;
  return [
    `${one.library.padEnd(width)} ${counts} ${percent(one).padStart(6)}  ${one.packages.join(", ")}`,
    ...(details ? one.unknownNames.map((name) => `    unknown: ${name}`) : []),
  ];
}

/** The libraries that are not held against a package, and the totals. */
export function totalLines({ libraries, notHeld }: ApiReport): string[] {
  const by = (resolver: Resolver) => libraries.reduce((total, library) => total + library.by[resolver], 0);
  const [found, unknown] = [sum(libraries, "found"), sum(libraries, "unknown")];
  return [
    ...[...notHeld].map(([library, reason]) => `${library.padEnd(width)} not held against a package: ${reason}`),
    `${libraries.length} libraries: ${found} of ${found + unknown} symbols found (${percent({ found, unknown })}), ${unknown} unknown, ${sum(libraries, "wrong")} wrong`,
    `found by pyright: ${by("pyright")}; by the signatures that keywords are handed on to: ${by("signature")}; in the class that is documented to be returned: ${by("returned")}`,
  ];
}
