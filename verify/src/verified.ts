// verified.json: what has been proven of which code, with what, and when.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Names that code uses, by whether the source of the release has them. */
export interface SymbolCounts {
  readonly found: number;
  readonly unknown: number;
}

/**
 * How far the proof of a snippet goes: each level includes the ones before.
 *
 * - `parsed`: the language takes it; of some of its names nobody knows whether they are there;
 * - `checked`: its types hold, and every name that it uses is in the source of the release;
 * - `executed`: it ran.
 */
export const levels = ["parsed", "checked", "executed"] as const;
export type Level = (typeof levels)[number];

/** What is proven of one snippet. */
export interface Verification {
  /** First 16 hexadecimal digits of the SHA-256 of the code. */
  readonly hash: string;
  readonly level: Level;
  /** Package whose release it was proven with; left out where the code needs none. */
  readonly package?: string;
  readonly version?: string;
  /** How many of the names it uses are in that release's source; left out where they were not looked up. */
  readonly symbols?: SymbolCounts;
  /** Day of the proof, `2026-11-21`. */
  readonly date: string;
}

/** What is proven of a library as a whole: the highest level that any of its code reached. */
export interface LibraryVerification {
  readonly level: Level;
  /** Number of snippets by the level they reached. */
  readonly counts: Readonly<Record<Level, number>>;
  readonly package?: string;
  readonly version?: string;
  /** Sums over its snippets. */
  readonly symbols?: SymbolCounts;
  /** Day of the latest proof. */
  readonly date: string;
}

export interface Verified {
  readonly libraries: Readonly<Record<string, LibraryVerification>>;
  readonly snippets: Readonly<Record<string, Verification>>;
}

export const verifiedFile = fileURLToPath(new URL("../../verified.json", import.meta.url));

/** The hash that stands for a snippet's code. */
export const hashOf = (code: string) => createHash("sha256").update(code).digest("hex").slice(0, 16);

/** The committed proof; nothing is proven where there is no file yet. */
export async function readVerified(file = verifiedFile): Promise<Verified> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { libraries: {}, snippets: {} };
    throw error;
  }
  return JSON.parse(text) as Verified;
}

/** Writes the proof, an entry a line, so that a change is a line of the difference. */
export async function writeVerified(
  snippets: Readonly<Record<string, Verification>>,
  file = verifiedFile,
): Promise<void> {
  const block = (entries: [string, unknown][]) =>
    entries.map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(",\n");
  const sorted = Object.entries(snippets).sort(([a], [b]) => (a < b ? -1 : 1));
  const summary = Object.entries(librarySummary(Object.fromEntries(sorted)));
  await writeFile(file, `{\n  "libraries": {\n${block(summary)}\n  },\n  "snippets": {\n${block(sorted)}\n  }\n}\n`);
}

/** What is proven of the snippet `key`; undefined where that was other code, or none. */
export function verificationOf(verified: Verified, key: string, code: string): Verification | undefined {
  const found = Object.hasOwn(verified.snippets, key) ? verified.snippets[key] : undefined;
  return found?.hash === hashOf(code) ? found : undefined;
}

/** What is proven of each library: keys `libraries/<id>/…`, `guides/<id>/…`, and `samples/<id>/…` and `models/<id>/…` for what ran on models. */
export function librarySummary(
  snippets: Readonly<Record<string, Verification>>,
): Readonly<Record<string, LibraryVerification>> {
  const found = new Map<string, LibraryVerification>();
  for (const [key, { level, package: name, version, symbols, date }] of Object.entries(snippets)) {
    const library = /^(?:libraries|guides|samples|models)\/([^/]+)\//.exec(key)?.[1];
    if (library === undefined || key.endsWith(".install.sh")) continue;
    const before = found.get(library);
    const counts = { ...(before?.counts ?? { parsed: 0, checked: 0, executed: 0 }) };
    counts[level] += 1;
    found.set(library, {
      level: before && levels.indexOf(before.level) > levels.indexOf(level) ? before.level : level,
      counts,
      ...(name !== undefined && { package: name }),
      ...(version !== undefined && { version }),
      ...added(before?.symbols, symbols),
      date: before && before.date > date ? before.date : date,
    });
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function added(a: SymbolCounts | undefined, b: SymbolCounts | undefined): { symbols?: SymbolCounts } {
  if (a === undefined || b === undefined) return a || b ? { symbols: a ?? b ?? { found: 0, unknown: 0 } } : {};
  return { symbols: { found: a.found + b.found, unknown: a.unknown + b.unknown } };
}

/** The new entry, with the day of the old one where nothing else has changed. */
export function renewed(
  proof: Omit<Verification, "date">,
  before: Verification | undefined,
  today: string,
): Verification {
  const same =
    before !== undefined &&
    before.hash === proof.hash &&
    before.level === proof.level &&
    before.package === proof.package &&
    before.version === proof.version &&
    before.symbols?.found === proof.symbols?.found &&
    before.symbols?.unknown === proof.symbols?.unknown;
  return { ...proof, date: same ? before.date : today };
}

/** Code that is not proven as it is now, and proofs of code that is no more; a line each. */
export function staleness(verified: Verified, emitted: ReadonlyMap<string, string>): string[] {
  const unproven = [...emitted].flatMap(([key, code]) => {
    if (verificationOf(verified, key, code)) return [];
    return Object.hasOwn(verified.snippets, key)
      ? [`${key}: has changed since it was proven`]
      : [`${key}: has never been proven`];
  });
  const gone = Object.keys(verified.snippets).filter((key) => !emitted.has(key));
  return [...unproven, ...gone.map((key) => `${key}: there is no such code any more`)];
}
