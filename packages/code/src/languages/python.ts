import { hex, replaceHidden, withLetters } from "../characters.ts";
import { lineComments } from "../comments.ts";
import type { LanguageFacts } from "../language.ts";
import { commas } from "../layout.ts";
import type { Atoms, Piece } from "../literal.ts";
import type { Secret, Text } from "../values.ts";

// Python 3 reference, 2.4.1 "String and Bytes literals": \xhh, \uxxxx, \Uxxxxxxxx.
const escapeCodePoint = withLetters((codePoint) => {
  if (codePoint <= 0xff) return `\\x${hex(codePoint, 2)}`;
  return codePoint <= 0xffff ? `\\u${hex(codePoint, 4)}` : `\\U${hex(codePoint, 8)}`;
});

// What needs no escape: printable ASCII but for the quote and the backslash.
const plain = /^[ !#-[\]-~]*$/;
const inner = (value: string) =>
  plain.test(value) ? value : replaceHidden(value.replace(/[\\"]/g, "\\$&"), escapeCodePoint);
const environment = (value: Secret, quote: string) => `os.environ[${quote}${value.variable}${quote}]`;

const interpolated = (value: Secret) => `{${environment(value, "'")}}`;
const plainInFormat = /^[ !#-[\]-z|~]*$/;
const inFormat = (words: string) => (plainInFormat.test(words) ? words : inner(words).replace(/[{}]/g, "$&$&"));
const imports = ["import os"];
const list = commas("[", "]");
const dictionary = commas("{", "}");

export const pythonAtoms: Atoms<"python"> = {
  language: "python",
  width: 88,
  indent: "    ",
  string: (value) => `"${inner(value)}"`,
  number: (value) => {
    if (typeof value === "bigint") return String(value);
    if (Number.isNaN(value)) return 'float("nan")';
    if (!Number.isFinite(value)) return `float("${value > 0 ? "inf" : "-inf"}")`;
    return Object.is(value, -0) ? "-0.0" : String(value);
  },
  boolean: (value) => (value ? "True" : "False"),
  null: "None",
  secret: (value) => ({ source: environment(value, '"'), imports }),
  text: (value: Text): Piece => ({
    source: `f"${value.written(inFormat, interpolated)}"`,
    imports,
  }),
  key: (name) => `"${inner(name)}": `,
  layout: { list: () => list, object: () => dictionary },
  // PEP 263: a comment in the first two lines that matches "coding[:=]" names the file's encoding.
  comment: lineComments((line) => `# ${replaceHidden(line, escapeCodePoint).replace(/coding(?=[:=])/g, "coding ")}`),
};

export const pythonFacts: LanguageFacts = {
  label: "Python",
  short: "py",
  ending: "py",
  // f"", rb"" ... (reference, 2.4.1).
  quotePrefix: /(?<![A-Za-z0-9_])[rbuft]{1,2}$/i,
  rules: {
    lineComment: "#",
    commentNeedsBlank: false,
    strings: [
      { open: '"""', close: '"""', escapes: true },
      { open: "'''", close: "'''", escapes: true },
      { open: '"', close: '"', escapes: true },
      { open: "'", close: "'", escapes: true },
    ],
  },
};
