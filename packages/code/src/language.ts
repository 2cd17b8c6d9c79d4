// What is said of a language besides how it writes values.
import type { Rules } from "./scan.ts";

export interface LanguageFacts {
  /** Its name, as people write it: `JavaScript`. */
  readonly label: string;
  /** The short name that options and templates may use, where there is one: `js`. */
  readonly short?: string;
  /** What the name of a file of such code ends in, without the dot. */
  readonly ending: string;
  /** Whether it is pushed in by tabs: a template has four blanks for each. */
  readonly tabs?: true;
  readonly rules: Rules;
  /** Matches the end of what would give the quotes behind it another meaning. */
  readonly quotePrefix?: RegExp;
  /**
   * What a program has above its source, down to the last newline, where that is more than its import lines; one of
   * these may be given twice.
   */
  readonly head?: (imports: readonly string[]) => string;
}

/** The same with a tab for every four blanks that a line begins with. */
export const withTabs = (source: string): string =>
  source.replace(/^(?: {4})+/gm, (blanks) => "\t".repeat(blanks.length / 4));

/** The lines in the order of their characters, each once. */
export const unique = (lines: readonly string[]): string[] => [...new Set(lines)].sort();

/** Lines above the source, with a blank one below them; nothing where there are none. */
export const above = (lines: readonly string[]): string => (lines.length === 0 ? "" : `${lines.join("\n")}\n\n`);
