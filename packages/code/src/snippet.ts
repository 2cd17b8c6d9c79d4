import { importsAbove, withImports } from "./imports.ts";
import { javascriptAtoms } from "./languages/javascript.ts";
import { pythonAtoms } from "./languages/python.ts";
import { shellAtoms } from "./languages/shell.ts";
import { languageFacts } from "./languages.ts";
import { type js, type py, remark, type sh } from "./tags.ts";
import { fill } from "./template.ts";
import { type Fragment, type Language, trait } from "./values.ts";

/** Code that is ready to copy. */
export interface Snippet {
  /** What the code does, where a library has several snippets. */
  readonly title?: string;
  readonly language: Language;
  /** The source, without a newline at its end. */
  readonly code: string;
  /** True where the code is a comment alone, saying why there is none. */
  readonly notice?: true;
}

/** The snippet that a fragment makes, with the imports it needs on top. */
export function snippet(fragment: Fragment, title?: string): Snippet {
  const { language, imports, traits } = fragment;
  const { head } = languageFacts[language];
  const source = String(fragment);
  const code = head
    ? head(imports) + source
    : (traits & trait.importLines) === 0
      ? importsAbove(source, imports, language)
      : withImports(source, imports, language);
  return title === undefined ? { language, code } : { title, language, code };
}

type Tag<F extends (strings: TemplateStringsArray, ...values: never[]) => Fragment> = (
  title?: string,
) => (...call: Parameters<F>) => Snippet;

/** A Python snippet: python("Load the model")`…`. */
export const python: Tag<typeof py> =
  (title) =>
  (strings, ...values) =>
    snippet(fill(strings, values, pythonAtoms, true), title);

/** A JavaScript (ES module) snippet: javascript("Load the model")`…`. */
export const javascript: Tag<typeof js> =
  (title) =>
  (strings, ...values) =>
    snippet(fill(strings, values, javascriptAtoms, true), title);

/** A POSIX shell snippet: shell("Start the server")`…`. */
export const shell: Tag<typeof sh> =
  (title) =>
  (strings, ...values) =>
    snippet(fill(strings, values, shellAtoms, true), title);

/** A snippet that is a comment alone, for a model whose record lacks what the code would need. */
export function notice(language: Language, message: string): Snippet {
  return { ...snippet(remark(language, message)), notice: true };
}
