import { libraryIds } from "../library-snippets.ts";
import {
  type LibraryKind,
  type LibraryProof,
  type ProofLevel,
  type ProofLine,
  proofLevels,
  type SymbolCounts,
} from "./proof.ts";
import { libraryKind, proofLines } from "./table.ts";

/** What is proven of a library's code; null where nothing is. */
export function libraryProof(library: string): LibraryProof | null {
  const lines = proofLines(library);
  const counts = levelCounts(lines);
  const level = proofLevels.findLast((one) => counts[one] > 0);
  if (level === undefined) return null;
  const reached = lines.filter((line) => line.level === level);
  const symbols = symbolSum(lines);
  return {
    level,
    counts,
    // A parse says nothing of a package.
    ...(level !== "parsed" && commonRelease(reached)),
    date: latestDay(lines),
    ...(symbols && { symbols }),
  };
}

/** How many libraries there are of each kind. */
export function libraryCounts(): Readonly<Record<LibraryKind | "all", number>> {
  const counts = { all: libraryIds.length, code: 0, notice: 0, download: 0 };
  for (const id of libraryIds) counts[libraryKind(id) ?? "download"] += 1;
  return counts;
}

/** How many of the lines reached which level. */
export function levelCounts(lines: readonly ProofLine[]): Record<ProofLevel, number> {
  const counts = { parsed: 0, checked: 0, executed: 0 };
  for (const { level } of lines) counts[level] += 1;
  return counts;
}

/** The release that most of the lines were proven with. */
export function commonRelease(lines: readonly ProofLine[]): Pick<ProofLine, "package" | "version"> {
  const groups = Map.groupBy(lines, (line) => `${line.package ?? ""} ${line.version ?? ""}`);
  const [largest = []] = [...groups.values()].sort((a, b) => b.length - a.length);
  return releaseOf(largest[0]);
}

/** A package is named with its release or not at all: a proof is against a release. */
export const releaseOf = (line: Pick<ProofLine, "package" | "version"> | undefined) =>
  line?.package !== undefined && line.version !== undefined ? { package: line.package, version: line.version } : {};

export const latestDay = (lines: readonly ProofLine[]): string =>
  lines
    .map(({ date }) => date)
    .sort()
    .at(-1) ?? "";

function symbolSum(lines: readonly ProofLine[]): SymbolCounts | undefined {
  const counted = lines.flatMap(({ symbols }) => symbols ?? []);
  if (counted.length === 0) return undefined;
  return {
    found: counted.reduce((sum, { found }) => sum + found, 0),
    unknown: counted.reduce((sum, { unknown }) => sum + unknown, 0),
  };
}
