import { UnsupportedValueError } from "./errors.ts";
import { javascriptAtoms } from "./languages/javascript.ts";
import { pythonAtoms } from "./languages/python.ts";
import { shellAtoms } from "./languages/shell.ts";
import { literal } from "./literal.ts";
import { fill } from "./template.ts";
import { Fragment, joined, trait, type Value } from "./values.ts";

/** A piece of Python: values become literals, Python fragments splice. */
export const py = (strings: TemplateStringsArray, ...values: readonly Value<"python">[]): Fragment<"python"> =>
  fill(strings, values, pythonAtoms);

/** A piece of JavaScript (ES module): values become literals, JavaScript fragments splice. */
export const js = (strings: TemplateStringsArray, ...values: readonly Value<"javascript">[]): Fragment<"javascript"> =>
  fill(strings, values, javascriptAtoms);

/** A piece of POSIX shell: values become single words, shell fragments splice. */
export const sh = (strings: TemplateStringsArray, ...values: readonly Value<"shell">[]): Fragment<"shell"> =>
  fill(strings, values, shellAtoms);

/** A single value as Python source. */
export const pyValue = (value: Value<"python">): Fragment<"python"> => literal(value, pythonAtoms, pythonAtoms.width);

/** No source, but import lines that the snippet needs: pyImport("from PIL import Image"). */
export const pyImport = (...lines: string[]): Fragment<"python"> => new Fragment("python", [], lines);

/** No source, but import lines that the snippet needs: jsImport('import fs from "node:fs";'). */
export const jsImport = (...lines: string[]): Fragment<"javascript"> => new Fragment("javascript", [], lines);

/** No source at all. A line that holds nothing else goes with it. */
export const none = {
  python: new Fragment("python", []),
  javascript: new Fragment("javascript", []),
  shell: new Fragment("shell", []),
} as const;

/**
 * Fragments of one language, one after another, a line each.
 *
 * @throws UnsupportedValueError if one is of another language.
 */
export function joinLines<L extends "python" | "javascript" | "shell">(
  language: L,
  fragments: readonly Fragment<NoInfer<L>>[],
): Fragment<L> {
  let source = "";
  let imports: readonly string[] = [];
  let traits = 0;
  for (const fragment of fragments) {
    if (fragment.language !== language) {
      throw new UnsupportedValueError(`a ${fragment.language} fragment cannot stand in ${language} code: ${fragment}`);
    }
    if (fragment.held !== "") {
      if (source !== "") traits |= trait.severalLines;
      source += source === "" ? fragment.held : `\n${fragment.held}`;
      traits |= fragment.traits;
    }
    imports = joined(imports, fragment.imports);
  }
  return new Fragment(language, source, imports, traits);
}
