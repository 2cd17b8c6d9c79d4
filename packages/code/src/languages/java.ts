import { replaceHidden, utf16Escape, withLetters } from "../characters.ts";
import { lineComments } from "../comments.ts";
import { jsonText } from "../json.ts";
import { above, type LanguageFacts, unique } from "../language.ts";
import type { Atoms, Piece } from "../literal.ts";
import { rememberedLines } from "../remembered.ts";
import type { Data, Secret, Text } from "../values.ts";

// The Java Language Specification, Java SE 17, 3.3 "Unicode Escapes" and 3.10.7 "Escape Sequences" (read 2026-11-21).
// \uXXXX is read before anything else, in comments too, unless an odd number of backslashes stands before the u's own.
const escapeCodePoint = withLetters(utf16Escape);

// What needs no escape: printable ASCII but for the quote and the backslash.
const plain = /^[ !#-[\]-~]*$/;

// javac 17 misreads the backslash behind a lone surrogate; UTF-8, in which all goes out, holds none anyway.
const inner = (value: string) =>
  plain.test(value) ? value : replaceHidden(value.toWellFormed().replace(/[\\"]/g, "\\$&"), escapeCodePoint);

// A constant is at most 65535 bytes (the JVM Specification, 4.4.7), and a character of UTF-16 at most three of them.
const longestConstant = 21_000;

function string(value: string): string {
  if (value.length <= longestConstant) return `"${inner(value)}"`;
  const parts: string[] = [];
  for (let from = 0; from < value.length; ) {
    const to = from + longestConstant;
    // A pair of surrogates stays together.
    const end = /[\ud800-\udbff]/.test(value[to - 1] ?? "") ? to - 1 : to;
    parts.push(`"${inner(value.slice(from, end))}"`);
    from = end;
  }
  // Constants joined by + would be one.
  return `String.join("", ${parts.join(", ")})`;
}

const environment = (value: Secret) => `System.getenv("${value.variable}")`;

/** JSON text as the lines of a text block. */
export const textBlock = (json: string): string =>
  `"""\n${json.replaceAll("\\", "\\\\").replaceAll('"""', '\\"""')}"""`;

/** Columns of the longest JSON text that stays on one line. */
const longestLine = 72;

function container(value: object): Piece {
  const line = jsonText(value as Data & object);
  if (line.length <= longestLine || line.length > longestConstant / 2) return { source: string(line) };
  return { source: textBlock(jsonText(value as Data & object, 2)), spread: true };
}

const smallest = -(2 ** 31);
const largest = 2 ** 31 - 1;

export const javaAtoms: Atoms<"java"> = {
  language: "java",
  width: 88,
  string,
  number: (value) => {
    if (typeof value === "bigint") {
      if (BigInt.asIntN(64, value) === value) return `${value}L`;
      return `new java.math.BigInteger("${value}")`;
    }
    if (Number.isNaN(value)) return "Double.NaN";
    if (!Number.isFinite(value)) return `Double.${value > 0 ? "POSITIVE" : "NEGATIVE"}_INFINITY`;
    if (Object.is(value, -0)) return "-0.0";
    if (!Number.isInteger(value) || Math.abs(value) >= 2 ** 63) return String(value).replace(/^(-?\d+)$/, "$1.0");
    return value < smallest || value > largest ? `${value}L` : String(value);
  },
  boolean: String,
  null: "null",
  secret: (value) => ({ source: environment(value) }),
  text: (value: Text): Piece => ({
    source: value.written(string, environment, " + "),
  }),
  container,
  comment: lineComments((line) => {
    // Hidden characters as code points, since an escape is none in a comment; nor is what looks like one.
    const seen = replaceHidden(line, (codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`);
    return `// ${seen.replace(/\\(?=u)/g, "\\ ")}`;
  }),
};

export const javaFacts: LanguageFacts = {
  label: "Java",
  ending: "java",
  rules: {
    lineComment: "//",
    commentNeedsBlank: false,
    blockComment: ["/*", "*/"],
    strings: [
      { open: '"""', close: '"""', escapes: true },
      { open: '"', close: '"', escapes: true },
      { open: "'", close: "'", escapes: true },
    ],
  },
  head: rememberedLines((imports) => above(unique(imports).map((name) => `import ${name};`))),
};
