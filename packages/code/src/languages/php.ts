import { hex, replaceHidden, withLetters } from "../characters.ts";
import { lineComments } from "../comments.ts";
import { UnsupportedValueError } from "../errors.ts";
import { above, type LanguageFacts } from "../language.ts";
import { commas } from "../layout.ts";
import type { Atoms, Piece } from "../literal.ts";
import type { Secret, Text } from "../values.ts";

// PHP manual, "Strings", "Double quoted" (read 2026-11-21): \u{X...}; `$` begins a variable, alone or behind `{`.
const escapeCodePoint = withLetters((codePoint) => `\\u{${hex(codePoint, 1)}}`);

// What needs no escape: printable ASCII but for the quote, the dollar and the backslash.
const plain = /^[ !#%-[\]-~]*$/;

// A string of PHP is bytes, and these are UTF-8, which holds no lone surrogate.
const inner = (value: string) =>
  plain.test(value) ? value : replaceHidden(value.toWellFormed().replace(/[\\"$]/g, "\\$&"), escapeCodePoint);

const string = (value: string) => `"${inner(value)}"`;
const environment = (value: Secret) => `getenv("${value.variable}")`;

/** Whether an array with these keys would be a list: PHP takes the text of a whole number for the number. */
const isListLike = (keys: readonly string[]) => keys.every((key, index) => key === String(index));

const array = commas("[", "]");
const objectOfArray = commas("(object) [", "]");
const emptyObject = commas("new stdClass()", "");

export const phpAtoms: Atoms<"php"> = {
  language: "php",
  width: 88,
  indent: "    ",
  string,
  number: (value) => {
    if (typeof value === "bigint") {
      if (BigInt.asIntN(64, value) === value) return String(value);
      throw new UnsupportedValueError(`PHP has no whole number of more than 64 bits: ${value}`);
    }
    if (Number.isNaN(value)) return "NAN";
    if (!Number.isFinite(value)) return value > 0 ? "INF" : "-INF";
    return Object.is(value, -0) ? "-0.0" : String(value);
  },
  boolean: String,
  null: "null",
  secret: (value) => ({ source: environment(value) }),
  text: (value: Text): Piece => ({
    source: value.written(string, environment, " . "),
  }),
  key: (name) => `"${inner(name)}" => `,
  layout: {
    list: () => array,
    object: (keys) => (keys.length === 0 ? emptyObject : isListLike(keys) ? objectOfArray : array),
  },
  // "?>" ends the code, even in a comment.
  comment: lineComments((line) => `// ${replaceHidden(line, escapeCodePoint).replaceAll("?>", "? >")}`),
};

export const phpFacts: LanguageFacts = {
  label: "PHP",
  ending: "php",
  // b"" is a string of bytes.
  quotePrefix: /(?<![A-Za-z0-9_])b$/i,
  rules: {
    lineComment: "//",
    commentNeedsBlank: false,
    blockComment: ["/*", "*/"],
    strings: [
      { open: '"', close: '"', escapes: true },
      { open: "'", close: "'", escapes: true },
    ],
  },
  head: () => above(["<?php"]),
};
