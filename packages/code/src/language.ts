// What is said of a language besides how it writes values.
import type { Rules } from "./scan.ts";

export interface LanguageFacts {
  /** Its name, as people write it: `JavaScript`. */
  readonly label: string;
  /** The short name that options and templates may use, where there is one: `js`. */
  readonly short?: string;
  /** What the name of a file of such code ends in, without the dot. */
  readonly ending: string;
  readonly rules: Rules;
  /** Matches the end of what would give the quotes behind it another meaning. */
  readonly quotePrefix?: RegExp;
  /** The whole program, where it is more than the source below its import lines; each of them is given once. */
  readonly program?: (source: string, imports: readonly string[]) => string;
}

/** The import lines in order, a blank line, and the source. */
export const below = (imports: readonly string[], source: string): string =>
  [...imports, ...(imports.length > 0 ? [""] : []), source].join("\n");
