// What is proven of the libraries' code: `@modelshelf/catalogue/proof`. Its tables are for servers and commands; the
// package's main entry does without them.
export { libraryExamples } from "../generated/library-examples.ts";
export { libraryCounts, libraryProof } from "./library-proof.ts";
export { type LibraryRecord, libraryRecord } from "./library-record.ts";
export { findLibraries, nearestLibraries } from "./nearest-libraries.ts";
export {
  type LibraryKind,
  type LibraryProof,
  type ProofLevel,
  type ProofLine,
  type ProofRelease,
  proofLevels,
  type SnippetProof,
  type SymbolCounts,
} from "./proof.ts";
export { codeShape, type ShapePlace, shapeBase } from "./shape.ts";
export { downloadLibrary, type Hash, snippetProofs } from "./snippet-proof.ts";
export { type LibraryProofTable, libraryKind, proofLines, type TableLine } from "./table.ts";
