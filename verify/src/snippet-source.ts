import type { ModelRecord } from "@modelshelf/catalogue";
import { shapeBase } from "@modelshelf/catalogue/proof";
import { type Language, languageEnding, languageNames } from "@modelshelf/code";

/** A piece of emitted code under proof. */
export interface SnippetSource {
  /** What it is, as `verified.json` names it: `libraries/transformers/chat.1`. */
  readonly key: string;
  readonly language: Language;
  readonly code: string;
  /** Id of the model that the code is for; left out where several are. */
  readonly model?: string;
  /** Id of the model that it adapts or extends. */
  readonly base?: string;
  /** The hub that the code loads from, where it is not the public one. */
  readonly endpoint?: string;
  /**
   * True where the code holds a stranger's text that looks like code. shellcheck then keeps its hints to
   * itself ("expressions don't expand in single quotes"): that nothing expands is what is wanted of such a text.
   */
  readonly hostile?: true;
}

/** The part of a source that says which model its model adapts or extends. */
export function baseOf(model: ModelRecord): Pick<SnippetSource, "base"> {
  const base = shapeBase(model);
  return base === undefined ? {} : { base };
}

/** Something wrong with a snippet, in one line. */
export interface Finding {
  readonly key: string;
  readonly message: string;
}

/** Whether code of the language is run: PowerShell has no interpreter in Debian's packages, and is only parsed. */
export const isRun = (language: Language): boolean => language !== "powershell";

/** What the file of a snippet ends in, with the dot. */
export const extensions = Object.fromEntries(
  languageNames.map((language) => [language, `.${languageEnding(language)}`]),
) as Readonly<Record<Language, string>>;
