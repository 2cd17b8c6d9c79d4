import { UnsupportedValueError } from "./errors.ts";
import { goAtoms, rawString } from "./languages/go.ts";
import { javaAtoms, textBlock } from "./languages/java.ts";
import { javascriptAtoms } from "./languages/javascript.ts";
import { phpAtoms } from "./languages/php.ts";
import { powershellAtoms } from "./languages/powershell.ts";
import { pythonAtoms } from "./languages/python.ts";
import { rubyAtoms } from "./languages/ruby.ts";
import { rustAtoms } from "./languages/rust.ts";
import { shellAtoms } from "./languages/shell.ts";
import { type Atoms, literal } from "./literal.ts";
import { fill } from "./template.ts";
import { comment, Fragment, isIdentifier, joined, type Language, trait, type Value } from "./values.ts";

/** A piece of Python: values become literals, Python fragments splice. */
export const py = (strings: TemplateStringsArray, ...values: readonly Value<"python">[]): Fragment<"python"> =>
  fill(strings, values, pythonAtoms);

/** A piece of JavaScript (ES module): values become literals, JavaScript fragments splice. */
export const js = (strings: TemplateStringsArray, ...values: readonly Value<"javascript">[]): Fragment<"javascript"> =>
  fill(strings, values, javascriptAtoms);

/** A piece of POSIX shell: values become single words, shell fragments splice. */
export const sh = (strings: TemplateStringsArray, ...values: readonly Value<"shell">[]): Fragment<"shell"> =>
  fill(strings, values, shellAtoms);

type Tag<L extends Language> = (strings: TemplateStringsArray, ...values: readonly Value<L>[]) => Fragment<L>;

const tag =
  <L extends Language>(atoms: Atoms<L>): Tag<L> =>
  (strings, ...values) =>
    fill(strings, values, atoms);

/** A piece of Go, with four blanks where its program has a tab; a list or object becomes JSON text. */
export const go = tag(goAtoms);

/** A piece of Java 17; a list or object becomes JSON text. */
export const java = tag(javaAtoms);

/** A piece of PHP 8, without the opening tag: lists and objects become arrays. */
export const php = tag(phpAtoms);

/** A piece of PowerShell 7: lists become arrays, objects hashtables. */
export const powershell = tag(powershellAtoms);

/** A piece of Ruby 3: lists become arrays, objects hashes. */
export const ruby = tag(rubyAtoms);

/** A piece of Rust: lists, objects and null are what the macro `json!` of serde_json takes. */
export const rust = tag(rustAtoms);

const anyTag: { readonly [L in Language]: Tag<L> } = {
  python: py,
  javascript: js,
  shell: sh,
  go,
  java,
  php,
  powershell,
  ruby,
  rust,
};

const anyAtoms = {
  python: pythonAtoms,
  javascript: javascriptAtoms,
  php: phpAtoms,
  powershell: powershellAtoms,
  ruby: rubyAtoms,
  rust: rustAtoms,
} as const;

/** Languages where a field whose name is a plain one stands behind a dot. */
const dotted: readonly Language[] = ["javascript", "powershell"];

/** The expression of what is at a path of a value: `answer["choices"][0]`, or `answer.choices[0]`. */
export function itemAt<L extends keyof typeof anyAtoms>(
  value: Fragment<L>,
  path: readonly (string | number)[],
): Fragment<L> {
  const { language, imports, traits } = value;
  const atoms = anyAtoms[language];
  let source = value.held;
  for (const step of path) {
    if (typeof step === "number") source += `[${atoms.number(step)}]`;
    else source += dotted.includes(language) && isIdentifier(step) ? `.${step}` : `[${atoms.string(step)}]`;
  }
  return new Fragment(language, source, imports, traits | trait.code);
}

/** Comment lines of the language alone. */
export function remark<L extends Language>(language: L, text: string): Fragment<L> {
  const make: Tag<L> = anyTag[language];
  return make`${comment(text)}`;
}

/** A single value as Python source. */
export const pyValue = (value: Value<"python">): Fragment<"python"> => literal(value, pythonAtoms, pythonAtoms.width);

/** No source, but import lines that the snippet needs: pyImport("from PIL import Image"). */
export const pyImport = (...lines: string[]): Fragment<"python"> => new Fragment("python", "", lines, 0);

/** No source, but import lines that the snippet needs: jsImport('import fs from "node:fs";'). */
export const jsImport = (...lines: string[]): Fragment<"javascript"> => new Fragment("javascript", "", lines, 0);

/** JSON text as a raw string of Go; pushed in with the line it stands in, since JSON has blanks between its tokens. */
export const goJson = (json: string): Fragment<"go"> => new Fragment("go", rawString(json));

/** JSON text as a text block of Java. */
export const javaJson = (json: string): Fragment<"java"> => new Fragment("java", textBlock(json));

/** No source, but packages that the program imports: goImport("encoding/json", "net/http"). */
export const goImport = (...paths: string[]): Fragment<"go"> => new Fragment("go", "", paths, 0);

/** No source, but classes that the program imports: javaImport("java.net.URI"). */
export const javaImport = (...classes: string[]): Fragment<"java"> => new Fragment("java", "", classes, 0);

/** No source, but libraries that the program requires: rubyRequire("json"). */
export const rubyRequire = (...libraries: string[]): Fragment<"ruby"> => new Fragment("ruby", "", libraries, 0);

/** No source, but paths that the program uses: rustUse("std::fs"). */
export const rustUse = (...paths: string[]): Fragment<"rust"> => new Fragment("rust", "", paths, 0);

/** No source at all. A line that holds nothing else goes with it. */
export const none = {
  python: new Fragment("python", "", [], 0),
  javascript: new Fragment("javascript", "", [], 0),
  shell: new Fragment("shell", "", [], 0),
  go: new Fragment("go", "", [], 0),
  java: new Fragment("java", "", [], 0),
  php: new Fragment("php", "", [], 0),
  powershell: new Fragment("powershell", "", [], 0),
  ruby: new Fragment("ruby", "", [], 0),
  rust: new Fragment("rust", "", [], 0),
} as const;

/**
 * Fragments of one language, one after another, a line each.
 *
 * @throws UnsupportedValueError if one is of another language.
 */
export function joinLines<L extends Language>(language: L, fragments: readonly Fragment<NoInfer<L>>[]): Fragment<L> {
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
