import { hex, replaceHidden, withLetters } from "../characters.ts";
import { lineComments } from "../comments.ts";
import { UnsupportedValueError } from "../errors.ts";
import { jsonText } from "../json.ts";
import { above, type LanguageFacts, unique, withTabs } from "../language.ts";
import type { Atoms, Piece } from "../literal.ts";
import { rememberedLines } from "../remembered.ts";
import type { Data, Secret, Text } from "../values.ts";

// The Go Programming Language Specification, "Rune literals" (read 2026-11-21): \uXXXX, \UXXXXXXXX.
const escapeCodePoint = withLetters((codePoint) =>
  codePoint <= 0xffff ? `\\u${hex(codePoint, 4)}` : `\\U${hex(codePoint, 8)}`,
);

// What needs no escape: printable ASCII but for the quote and the backslash.
const plain = /^[ !#-[\]-~]*$/;

// A string of Go is UTF-8: it holds no lone surrogate.
const inner = (value: string) =>
  plain.test(value) ? value : replaceHidden(value.toWellFormed().replace(/[\\"]/g, "\\$&"), escapeCodePoint);

const string = (value: string) => `"${inner(value)}"`;
const environment = (value: Secret) => `os.Getenv("${value.variable}")`;

/** JSON text between backquotes, which hold everything but themselves. */
export const rawString = (json: string): string => `\`${withTabs(json.replaceAll("`", "\\u0060"))}\``;

/** Columns of the longest JSON text that stays on one line. */
const longestLine = 72;

/** JSON text in a raw string. */
function container(value: object): Piece {
  const line = jsonText(value as Data & object);
  const json = line.length <= longestLine ? line : jsonText(value as Data & object, 2);
  return { source: rawString(json), spread: true };
}

export const goAtoms: Atoms<"go"> = {
  language: "go",
  width: 88,
  string,
  number: (value) => {
    if (typeof value === "bigint") {
      if (BigInt.asIntN(64, value) === value) return String(value);
      throw new UnsupportedValueError(`Go has no whole number of more than 64 bits: ${value}`);
    }
    // Its constants have neither, and one zero.
    if (!Number.isFinite(value) || Object.is(value, -0)) {
      throw new UnsupportedValueError(`Go has no literal of ${Object.is(value, -0) ? "-0" : value}`);
    }
    return Math.abs(value) >= 2 ** 63 ? String(value).replace(/^(-?\d+)$/, "$1.0") : String(value);
  },
  boolean: String,
  null: "nil",
  secret: (value) => ({ source: environment(value), imports: ["os"] }),
  text: (value: Text): Piece => ({
    source: value.written(string, environment, "+"),
    imports: ["os"],
  }),
  container,
  // "// +build" is an instruction where it stands on top of a file.
  comment: lineComments((line) => `// ${replaceHidden(line, escapeCodePoint).replace(/^\s*\+build/, "+ build")}`),
};

export const goFacts: LanguageFacts = {
  label: "Go",
  ending: "go",
  tabs: true,
  rules: {
    lineComment: "//",
    commentNeedsBlank: false,
    blockComment: ["/*", "*/"],
    strings: [
      { open: '"', close: '"', escapes: true },
      { open: "'", close: "'", escapes: true },
      { open: "`", close: "`", escapes: false },
    ],
  },
  head: rememberedLines((imports) => {
    const paths = unique(imports).map((path) => `"${path}"`);
    const lines =
      paths.length === 1 ? `import ${paths[0]}` : `import (\n${paths.map((path) => `\t${path}\n`).join("")})`;
    return above(["package main", ...(paths.length === 0 ? [] : ["", lines])]);
  }),
};
