import { hex, replaceHidden, withLetters } from "../characters.ts";
import { lineComments } from "../comments.ts";
import { above, type LanguageFacts, unique } from "../language.ts";
import { commas } from "../layout.ts";
import type { Atoms, Piece } from "../literal.ts";
import { rememberedLines } from "../remembered.ts";
import type { Secret, Text } from "../values.ts";

// Ruby 3.4, doc/syntax/literals.rdoc, "Double-Quoted String Literals" (read 2026-11-21): \u{X...}; `#` begins an
// interpolation before `{`, `$` and `@`.
const escapeCodePoint = withLetters((codePoint) => `\\u{${hex(codePoint, 1)}}`);

// What needs no escape: printable ASCII but for the quote, the hash and the backslash.
const plain = /^[ !$-[\]-~]*$/;

// A string of Ruby is UTF-8: it holds no lone surrogate.
const inner = (value: string) =>
  plain.test(value) ? value : replaceHidden(value.toWellFormed().replace(/[\\"]|#(?=[{$@])/g, "\\$&"), escapeCodePoint);

const environment = (value: Secret) => `ENV.fetch("${value.variable}")`;
const interpolated = (value: Secret) => `#{${environment(value)}}`;

// Comments that Ruby obeys (doc/syntax/comments.rdoc, "Magic Comments"); a hyphen before the colon makes them words.
const magic = /((?:coding|frozen[-_]string[-_]literal|warn[-_]indent|shareable[-_]constant[-_]value)['"\s]*)(?=[:=])/gi;

const array = commas("[", "]");
const hash = commas("{", "}", " ");

export const rubyAtoms: Atoms<"ruby"> = {
  language: "ruby",
  width: 88,
  indent: "  ",
  string: (value) => `"${inner(value)}"`,
  number: (value) => {
    if (typeof value === "bigint") return String(value);
    if (Number.isNaN(value)) return "Float::NAN";
    if (!Number.isFinite(value)) return value > 0 ? "Float::INFINITY" : "-Float::INFINITY";
    return Object.is(value, -0) ? "-0.0" : String(value);
  },
  boolean: String,
  null: "nil",
  secret: (value) => ({ source: environment(value) }),
  text: (value: Text): Piece => ({
    source: `"${value.written(inner, interpolated)}"`,
  }),
  key: (name) => (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? `${name}: ` : `"${inner(name)}" => `),
  layout: { list: () => array, object: () => hash },
  comment: lineComments((line) => `# ${replaceHidden(line, escapeCodePoint).replace(magic, "$1-")}`),
};

export const rubyFacts: LanguageFacts = {
  label: "Ruby",
  short: "rb",
  ending: "rb",
  // %"" and :"" and ?" are other literals.
  quotePrefix: /[%:?]$/,
  rules: {
    lineComment: "#",
    commentNeedsBlank: false,
    strings: [
      { open: '"', close: '"', escapes: true, nests: { open: "#{", deeper: "{", close: "}" } },
      { open: "'", close: "'", escapes: true },
      { open: "`", close: "`", escapes: true, nests: { open: "#{", deeper: "{", close: "}" } },
    ],
    pattern: /(?<=[(,=[!&|?{};]\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//y,
  },
  head: rememberedLines((imports) => above(unique(imports).map((library) => `require "${library}"`))),
};
