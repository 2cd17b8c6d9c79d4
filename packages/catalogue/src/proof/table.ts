// The committed proof of the libraries' code, read from its compact table.
import type { Language } from "@modelshelf/code";
import { proofTable } from "../generated/proof.ts";
import { lookup } from "../lookup.ts";
import type { LibraryKind, ProofLevel, ProofLine } from "./proof.ts";

/** A library's part of the table. */
export interface LibraryProofTable {
  readonly kind: LibraryKind;
  /** Package, release and day; empty where there is none. */
  readonly releases: readonly (readonly [name: string, version: string, date: string])[];
  readonly lines: readonly TableLine[];
}

export type TableLine = readonly [
  source: ProofLine["source"],
  name: string,
  number: number,
  language: Language,
  level: ProofLevel,
  release: number,
  model: string,
  shape: string,
  more?: Pick<ProofLine, "endpoint" | "symbols">,
];

const read = new Map<string, readonly ProofLine[]>();

/** Every proven piece of a library's code; none for a library without a proof. */
export function proofLines(library: string): readonly ProofLine[] {
  const known = read.get(library);
  if (known) return known;
  const table = lookup(proofTable, library);
  const lines = (table?.lines ?? []).map(([source, name, number, language, level, release, model, shape, more]) => {
    const [packageName = "", version = "", date = ""] = table?.releases[release] ?? [];
    return {
      source,
      name,
      number,
      language,
      level,
      model,
      shape,
      ...(packageName !== "" && { package: packageName }),
      ...(version !== "" && { version }),
      date,
      ...more,
    };
  });
  // What was asked for and is not there is not kept: ids come from records.
  if (table) read.set(library, lines);
  return lines;
}

/** Whether the library has code of its own; undefined for one that is not registered. */
export const libraryKind = (library: string): LibraryKind | undefined => lookup(proofTable, library)?.kind;
