import { hex, replaceHidden, withLetters } from "../characters.ts";
import { lineComments } from "../comments.ts";
import { UnsupportedValueError } from "../errors.ts";
import { above, type LanguageFacts, unique } from "../language.ts";
import { commas } from "../layout.ts";
import type { Atoms, Piece } from "../literal.ts";
import { rememberedLines } from "../remembered.ts";
import { Secret, type Text } from "../values.ts";

// The Rust Reference, "Tokens", "Unicode escapes" (read 2026-11-21): \u{X...}.
const escapeCodePoint = withLetters((codePoint) => `\\u{${hex(codePoint, 1)}}`);

// What needs no escape: printable ASCII but for the quote and the backslash.
const plain = /^[ !#-[\]-~]*$/;

// A string of Rust is UTF-8: it holds no lone surrogate.
const inner = (value: string) =>
  plain.test(value) ? value : replaceHidden(value.toWellFormed().replace(/[\\"]/g, "\\$&"), escapeCodePoint);

const environment = (value: Secret) => `env::var("${value.variable}")?`;

/** A whole number without a suffix is of 32 bits. */
const isSmall = (value: number | bigint) => value >= -(2 ** 31) && value < 2 ** 31;

const array = commas("[", "]");
const object = commas("{", "}", " ");

export const rustAtoms: Atoms<"rust"> = {
  language: "rust",
  width: 88,
  indent: "    ",
  string: (value) => `"${inner(value)}"`,
  number: (value) => {
    if (typeof value === "bigint") {
      if (isSmall(value)) return String(value);
      if (BigInt.asIntN(64, value) === value) return `${value}_i64`;
      throw new UnsupportedValueError(`JSON of Rust has no whole number of more than 64 bits: ${value}`);
    }
    if (Number.isNaN(value)) return "f64::NAN";
    if (!Number.isFinite(value)) return value > 0 ? "f64::INFINITY" : "f64::NEG_INFINITY";
    if (Object.is(value, -0)) return "-0.0";
    if (!Number.isInteger(value) || Math.abs(value) >= 2 ** 63) return String(value).replace(/^(-?\d+)$/, "$1.0");
    return isSmall(value) ? String(value) : `${value}_i64`;
  },
  boolean: String,
  null: "null",
  secret: (value) => ({ source: environment(value), imports: ["std::env"] }),
  text: (value: Text): Piece => {
    const form = value.parts.map((part) => (part instanceof Secret ? "{}" : inner(part.replace(/[{}]/g, "$&$&"))));
    const secrets = value.parts.filter((part) => part instanceof Secret).map((part) => `, ${environment(part)}`);
    return { source: `format!("${form.join("")}"${secrets.join("")})`, imports: ["std::env"] };
  },
  key: (name) => `"${inner(name)}": `,
  layout: { list: () => array, object: () => object },
  comment: lineComments((line) => `// ${replaceHidden(line, escapeCodePoint)}`),
};

/** The paths in order, those of the same module made one. */
function merged(paths: readonly string[]): string[] {
  const byModule = Map.groupBy(paths, (path) =>
    /^[\w:]+::\w+$/.test(path) ? path.slice(0, path.lastIndexOf("::")) : path,
  );
  return [...byModule]
    .map(([module, [first = "", ...more]]) => {
      if (more.length === 0) return first;
      const names = [first, ...more].map((path) => path.slice(module.length + 2)).sort();
      return `${module}::{${names.join(", ")}}`;
    })
    .sort();
}

export const rustFacts: LanguageFacts = {
  label: "Rust",
  short: "rs",
  ending: "rs",
  // b"", r#""#, cr"" ... (reference, "Tokens").
  quotePrefix: /(?<![A-Za-z0-9_])(?:b|c|r|br|cr)#*$/,
  rules: {
    lineComment: "//",
    commentNeedsBlank: false,
    blockComment: ["/*", "*/"],
    strings: [
      { open: 'r#"', close: '"#', escapes: false },
      { open: '"', close: '"', escapes: true },
    ],
    // A character; an apostrophe may also begin the name of a lifetime.
    pattern: /'(?:\\[^\n']+|\\'|[^\\'\n])'/y,
  },
  head: rememberedLines((imports) => {
    // What the whole program is told stands above what it uses.
    const lines = unique(imports);
    const told = lines.filter((line) => line.startsWith("#!"));
    const used = lines.filter((line) => !line.startsWith("#!"));
    return above(told) + above(merged(used).map((path) => `use ${path};`));
  }),
};
