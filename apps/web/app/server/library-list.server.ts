import { isLibraryId, type LibraryId, libraries } from "@modelshelf/catalogue";
import { findLibraries, libraryKind, libraryProof } from "@modelshelf/catalogue/proof";
import { proofCounts } from "../proof-counts.ts";

/** One library of the list. */
export interface LibraryLine {
  readonly id: LibraryId;
  readonly label: string;
  /** On this shelf. */
  readonly models: number;
  /** What is proven of its code, in few words: "3 run, 200 checked". */
  readonly proof?: string;
  /** Package and release that it was proven with: "transformers 5.23.0". */
  readonly release?: string;
}

/** The libraries that a query finds: those with code of their own apart from those whose files are downloaded. */
export function libraryLines(
  query: string,
  counts: Readonly<Record<string, number>>,
): { readonly withCode: readonly LibraryLine[]; readonly others: readonly LibraryLine[] } {
  const found = findLibraries(query).map((id) => ({ kind: libraryKind(id), line: libraryLine(id, counts) }));
  // Letters decide, not capitals: "ml-agents" does not stand behind "Wav2Vec".
  found.sort((a, b) => order(a.line.label, b.line.label));
  return {
    withCode: found.filter(({ kind }) => kind === "code").map(({ line }) => line),
    others: found.filter(({ kind }) => kind !== "code").map(({ line }) => line),
  };
}

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });
const order = collator.compare.bind(collator);

function libraryLine(id: LibraryId, counts: Readonly<Record<string, number>>): LibraryLine {
  const proof = isLibraryId(id) ? libraryProof(id) : null;
  return {
    id,
    label: libraries[id].prettyLabel,
    models: counts[id] ?? 0,
    ...(proof && { proof: proofCounts(proof.counts) }),
    ...(proof?.package !== undefined && { release: `${proof.package} ${proof.version}` }),
  };
}
