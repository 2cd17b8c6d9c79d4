// What is proven of emitted code, as pages, the JSON API and the command say it.
import type { Language } from "@modelshelf/code";

/** How far a proof goes: each level includes the ones before. */
export const proofLevels = ["parsed", "checked", "executed"] as const;
export type ProofLevel = (typeof proofLevels)[number];

/** Names of the package that the code uses, looked up in the package itself. */
export interface SymbolCounts {
  readonly found: number;
  /** Those that could not be looked up. */
  readonly unknown: number;
}

/** Package and release that something was proven with; left out where the proof needed none. */
export interface ProofRelease {
  readonly package?: string;
  readonly version?: string;
  /** Day of the proof, `2026-11-21`. */
  readonly date: string;
}

/** What is proven of a piece of code that is shown for some model. */
export interface SnippetProof extends ProofRelease {
  readonly level: ProofLevel;
  /**
   * What the proof is of. `code`: this very text. `place`: the same text but for the hub that the model comes from or
   * its revision. `shape`: the same text for another model; its id, or its base model's, differs besides. `library`: other code of the
   * library, in the same language; this text itself was not looked at. `protocol`: the same provider, task and client,
   * for another model.
   */
  readonly scope: "code" | "place" | "shape" | "library" | "protocol";
  /** The model that the proven code was for. */
  readonly model?: string;
  readonly symbols?: SymbolCounts;
  /** `library`: how many pieces of its code reached which level. `protocol`: how many variants were run. */
  readonly counts?: Readonly<Record<ProofLevel, number>>;
}

/** What is proven of a library as a whole. */
export interface LibraryProof extends ProofRelease {
  /** The highest level that any of its code reached. */
  readonly level: ProofLevel;
  /** Number of pieces of code by the level that they reached. */
  readonly counts: Readonly<Record<ProofLevel, number>>;
  readonly symbols?: SymbolCounts;
}

/** One proven piece of a library's code. */
export interface ProofLine extends ProofRelease {
  /** `example`: of the library's own example models. `guide`: of a task's guide. `model`: ran on a tiny model. */
  readonly source: "example" | "guide" | "model";
  /** The example's, the task's or the tiny model's name. */
  readonly name: string;
  /** Which of the pieces of code for this model, counted from 0. */
  readonly number: number;
  readonly language: Language;
  readonly level: ProofLevel;
  /** The model that the code is for. */
  readonly model: string;
  /** The hub that the code loads from, where it is not the public one. */
  readonly endpoint?: string;
  /** Hash of the code's shape (`codeShape`). */
  readonly shape: string;
  readonly symbols?: SymbolCounts;
}

/** Whether a library has code of its own: for every example nothing but notices, or the files to download. */
export type LibraryKind = "code" | "notice" | "download";
