// Holds the libraries' Python examples against the source of the releases that are installed, symbol by symbol.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import type { LibrarySource } from "../library/snippets.ts";
import { pythonVersions } from "../package-version.ts";
import type { Finding } from "../snippet-source.ts";
import { listedFault } from "../types/library-type-faults.ts";
import { installedPackages, rules as typeRules } from "../types/python.ts";
import type { SymbolCounts } from "../verified.ts";
import { held, type NotInstalled, notInstalled } from "./packages.ts";
import { type PythonSymbol, pythonSymbols, type Resolution, Resolutions, type Resolver, ruleStep } from "./resolve.ts";
import { type Returned, returned } from "./returned.ts";

export interface LibraryApis extends SymbolCounts {
  readonly library: string;
  readonly wrong: number;
  /** Packages its snippets were held against, `gliner 0.2.29`. */
  readonly packages: readonly string[];
  /** The symbols that were not found, each with the reason. */
  readonly unknownOnes: readonly { readonly name: string; readonly why: string }[];
  readonly by: Readonly<Record<Resolver, number>>;
}

export interface LibraryNotHeld {
  readonly library: string;
  readonly package: string;
  readonly reason: string;
  /** So many of its `of` snippets. */
  readonly snippets: number;
  readonly of: number;
}

export interface ApiReport {
  readonly libraries: readonly LibraryApis[];
  /** Libraries some or all of whose snippets could not be held against their package. */
  readonly notHeld: readonly LibraryNotHeld[];
  readonly findings: readonly Finding[];
  /** By the key of each snippet that was held against its package. */
  readonly snippets: ReadonlyMap<string, SymbolCounts>;
}

/** What is known besides the source; each entry must be needed. */
export interface Lists {
  readonly notInstalled: readonly NotInstalled[];
  readonly returned: readonly Returned[];
}

/** So much of what all libraries use must be found. */
export const leastFound = 0.8;

/** In how many snippets a symbol is looked for until it is found. */
const tries = 2;

/** What pyright says of a symbol that is not there or is not used as it is. */
const faultRules = ["reportAttributeAccessIssue", "reportCallIssue", "reportArgumentType", "reportMissingImports"];

/** The Python snippets among `sources`, with the packages that `python` has. */
export async function apiReport(
  sources: readonly LibrarySource[],
  python: string,
  lists: Lists = { notInstalled, returned },
): Promise<ApiReport> {
  const snippets = sources.filter(({ language, plain }) => language === "python" && plain);
  const versions = await pythonVersions(python);
  const symbols = await pythonSymbols(Object.fromEntries(snippets.map(({ key, code }) => [key, code])), python);
  const found = new Map<string, Held[]>();
  const notHeld = new Map<string, LibraryNotHeld>();
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
    const { package: name, reason } = state;
    const key = `${source.library} ${name} ${reason}`;
    const of = snippets.filter(({ library }) => library === source.library).length;
    const before = notHeld.get(key)?.snippets ?? 0;
    notHeld.set(key, { library: source.library, package: name, reason, snippets: before + 1, of });
    if (state.listed) met.add(state.package);
    else if (state.absent) {
      const message = `${state.package} is not installed: add it to verify/python/libraries.in, or to the list with a reason`;
      findings.push({ key: source.key, message });
    }
  }
  for (const { package: name } of lists.notInstalled) {
    if (met.has(name)) continue;
    findings.push({
      key: "verify/src/apis/packages.ts",
      message: `${name} is installed, or no library asks for it; take it off the list`,
    });
  }
  const { libraries, counts, wrong, met: needed } = await lookUp(found, python, lists.returned);
  findings.push(...wrong);
  for (const rule of lists.returned) {
    for (const path of rule.classes.filter((one) => !needed.has(ruleStep(rule, one)))) {
      const message = `nothing is found by ${ruleStep(rule, path)} any more; take it off the list`;
      findings.push({ key: "verify/src/apis/returned.ts", message });
    }
  }
  const all = { found: sum(libraries, "found"), unknown: sum(libraries, "unknown") };
  const share = all.found / Math.max(1, all.found + all.unknown);
  if (libraries.length > 0 && share < leastFound) {
    findings.push({ key: "apis", message: `only ${percent(all)} of the symbols are found, not ${leastFound * 100} %` });
  }
  return { libraries, notHeld: [...notHeld.values()], findings, snippets: counts };
}

interface Held {
  readonly source: LibrarySource;
  readonly symbols: readonly PythonSymbol[];
  readonly release: readonly string[];
}

/** A language server is one process and comes to 4 GB: a second one, where there is room, takes half of the libraries. */
const servers = availableParallelism() > 1 && totalmem() > 12e9 ? 2 : 1;

async function lookUp(
  byLibrary: ReadonlyMap<string, readonly Held[]>,
  python: string,
  rules: readonly Returned[],
): Promise<{
  readonly libraries: readonly LibraryApis[];
  readonly counts: ReadonlyMap<string, SymbolCounts>;
  readonly wrong: readonly Finding[];
  readonly met: ReadonlySet<string>;
}> {
  const folder = await mkdtemp(join(tmpdir(), "modelshelf-apis-"));
  const config = { typeCheckingMode: "basic", useLibraryCodeForTypes: true, ...typeRules };
  const work = ([, snippets]: [string, readonly Held[]]) =>
    snippets.reduce((total, { symbols }) => total + symbols.length, 0);
  // The longest first, so that both servers end at about the same time.
  const queue = [...byLibrary].sort((a, b) => work(b) - work(a));
  const done: Awaited<ReturnType<typeof libraryApis>>[] = [];
  const met = new Set<string>();
  try {
    await Promise.all(
      queue.slice(0, servers).map(async (_, number) => {
        const place = join(folder, String(number));
        await mkdir(place);
        await writeFile(join(place, "pyrightconfig.json"), JSON.stringify(config));
        const resolutions = await Resolutions.start(place, python, rules);
        try {
          for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
            done.push(await libraryApis(...next, resolutions, python));
          }
          for (const step of resolutions.met) met.add(step);
        } finally {
          await resolutions.stop();
        }
      }),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
  done.sort((a, b) => (a.summary.library < b.summary.library ? -1 : 1));
  return {
    libraries: done.map(({ summary }) => summary),
    counts: new Map(done.flatMap(({ counts }) => counts)),
    wrong: done.flatMap(({ wrong }) => wrong),
    met,
  };
}

async function libraryApis(library: string, snippets: readonly Held[], resolutions: Resolutions, python: string) {
  const outcomes = new Map<string, Resolution & { readonly tried: number }>();
  const wrong: Finding[] = [];
  for (const { source, symbols } of snippets) {
    // A symbol that was found in one snippet is there; another snippet is read for what is not known yet.
    const open = symbols.filter(({ name }) => {
      const before = outcomes.get(name);
      return before === undefined || (before.outcome === "unknown" && before.tried < tries);
    });
    if (open.length === 0) continue;
    const { resolutions: now, faults } = await resolutions.of(source.code, open, outcomes);
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
  const by: Record<Resolver, number> = { pyright: 0, signature: 0, lazy: 0, returned: 0 };
  for (const outcome of outcomes.values()) if (outcome.by) by[outcome.by] += 1;
  const summary: LibraryApis = {
    library,
    ...countsOf([...outcomes.values()].map(({ outcome }) => outcome)),
    wrong: wrong.length,
    packages: [...new Set(snippets.flatMap(({ release }) => release))].sort(),
    unknownOnes: [...outcomes].flatMap(([name, { outcome, why = "" }]) => (outcome === "unknown" ? { name, why } : [])),
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
const width = 26;

/** A library's line, and with `details` a line for each symbol that was not found. */
export function libraryLines(one: LibraryApis, details: boolean): string[] {
  const counts = `${String(one.found).padStart(4)} found ${String(one.unknown).padStart(4)} unknown ${String(one.wrong).padStart(3)} wrong`;
  return [
    `${one.library.padEnd(width)} ${counts} ${percent(one).padStart(6)}  ${one.packages.join(", ")}`,
    ...(details ? one.unknownOnes.map(({ name, why }) => `    unknown: ${name}: ${why}`) : []),
  ];
}

/** The libraries that are not held against a package, and the totals. */
export function totalLines({ libraries, notHeld }: ApiReport): string[] {
  const by = (resolver: Resolver) => libraries.reduce((total, library) => total + library.by[resolver], 0);
  const [found, unknown] = [sum(libraries, "found"), sum(libraries, "unknown")];
  return [
    ...notHeld.map(({ library, package: name, reason, snippets, of }) => {
      const count = snippets === of ? "not held against a package" : `${snippets} of ${of} snippets not held`;
      return `${library.padEnd(width)} ${count}: ${name}: ${reason}`;
    }),
    `${libraries.length} libraries: ${found} of ${found + unknown} symbols found (${percent({ found, unknown })}), ${unknown} unknown, ${sum(libraries, "wrong")} wrong`,
    ...unknownByReason(libraries),
    `found by pyright: ${by("pyright")}; by the signatures that keywords are handed on to: ${by("signature")}; among names that are imported when asked for: ${by("lazy")}; in the class that is documented to be returned: ${by("returned")}`,
  ];
}

function unknownByReason(libraries: readonly LibraryApis[]): string[] {
  const counts = new Map<string, number>();
  for (const { why } of libraries.flatMap(({ unknownOnes }) => unknownOnes))
    counts.set(why, (counts.get(why) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([why, count]) => `${String(count).padStart(4)} unknown: ${why}`);
}
