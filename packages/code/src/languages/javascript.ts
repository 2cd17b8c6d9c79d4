import { hex, replaceHidden, withLetters } from "../characters.ts";
import { lineComments } from "../comments.ts";
import type { LanguageFacts } from "../language.ts";
import { commas } from "../layout.ts";
import type { Atoms, Piece } from "../literal.ts";
import type { Secret, Text } from "../values.ts";

// ECMA-262, 12.9.4 "String Literals": \uXXXX and \u{X...}.
const escapeCodePoint = withLetters((codePoint) =>
  codePoint <= 0xffff ? `\\u${hex(codePoint, 4)}` : `\\u{${hex(codePoint, 1)}}`,
);

// What needs no escape: printable ASCII but for the quote and the backslash.
const plain = /^[ !#-[\]-~]*$/;
const inner = (value: string) =>
  plain.test(value) ? value : replaceHidden(value.replace(/[\\"]/g, "\\$&"), escapeCodePoint);

const interpolated = (value: Secret) => `\${process.env.${value.variable}}`;

// The same of a template, where the quote is another and a dollar may begin a value.
const plainInTemplate = /^[ -#%-[\]-_a-~]*$/;
const inTemplate = (words: string) =>
  plainInTemplate.test(words)
    ? words
    : replaceHidden(words.replace(/[\\`]|\$(?=\{)/g, "\\$&").replace(/\$$/, "\\$"), escapeCodePoint);

const list = commas("[", "]");
const object = commas("{", "}", " ");

export const javascriptAtoms: Atoms<"javascript"> = {
  language: "javascript",
  width: 88,
  indent: "  ",
  string: (value) => `"${inner(value)}"`,
  number: (value) => {
    if (typeof value === "bigint") return `${value}n`;
    return Object.is(value, -0) ? "-0" : String(value);
  },
  boolean: String,
  null: "null",
  secret: (value) => ({ source: `process.env.${value.variable}` }),
  text: (value: Text): Piece => ({
    source: `\`${value.written(inTemplate, interpolated)}\``,
  }),
  key: (name) => {
    if (name === "__proto__") return '["__proto__"]: ';
    return /^[A-Za-z_$][\w$]*$/.test(name) ? `${name}: ` : `"${inner(name)}": `;
  },
  layout: { list: () => list, object: () => object },
  comment: lineComments((line) => `// ${replaceHidden(line, escapeCodePoint)}`),
};

export const javascriptFacts: LanguageFacts = {
  label: "JavaScript",
  short: "js",
  ending: "mjs",
  rules: {
    lineComment: "//",
    commentNeedsBlank: false,
    blockComment: ["/*", "*/"],
    strings: [
      { open: '"', close: '"', escapes: true },
      { open: "'", close: "'", escapes: true },
      { open: "`", close: "`", escapes: true, nests: { open: "${", deeper: "{", close: "}" } },
    ],
    pattern: /(?<=[(,=:[!&|?{};]\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//y,
  },
};
