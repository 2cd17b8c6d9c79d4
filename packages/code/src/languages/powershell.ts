import { hex, replaceHidden, withLetters } from "../characters.ts";
import { lineComments } from "../comments.ts";
import { UnsupportedValueError } from "../errors.ts";
import type { LanguageFacts } from "../language.ts";
import { commas, type Layout } from "../layout.ts";
import type { Atoms, Piece } from "../literal.ts";
import { Secret, type Text } from "../values.ts";

// PowerShell 7.5, about_Quoting_Rules and about_Special_Characters (read 2026-11-21): between single quotes nothing is
// special but these, doubled; between double ones ` escapes, and `u{X...} is any character. Both kinds of quotes
// include the typographic ones.
const singleQuotes = /['\u2018-\u201b]/g;
const specials = /[`$"\u201c-\u201e]/g;

const escapeCodePoint = withLetters((codePoint) => `\`u{${hex(codePoint, 1)}}`, "`");

// JSON goes out in UTF-8, which holds no lone surrogate.
const double = (value: string) => replaceHidden(value.toWellFormed().replace(specials, "`$&"), escapeCodePoint);

// What stands between single quotes as it is: printable ASCII but for these.
const plain = /^[ -&(-~]*$/;

function string(value: string): string {
  if (plain.test(value)) return `'${value}'`;
  const single = value.toWellFormed().replace(singleQuotes, "$&$&");
  return replaceHidden(single, () => "") === single ? `'${single}'` : `"${double(value)}"`;
}

const array: Layout = { ...commas("@(", ")"), lastLineEnd: "" };

// A list that is the only item would be taken for its items.
const arrayOfArray: Layout = { ...array, open: "@(, " };

const list = (value: readonly unknown[]): Layout =>
  value.length === 1 && Array.isArray(value[0]) ? arrayOfArray : array;

const hashtable: Layout = {
  ...commas("@{", "}", " "),
  separator: "; ",
  lineEnd: "",
  lastLineEnd: "",
};

function hashtableOf(keys: readonly string[]): Layout {
  if (new Set(keys.map((key) => key.toLowerCase())).size < keys.length) {
    throw new UnsupportedValueError(
      `a hashtable of PowerShell does not tell capitals from small letters: ${keys.join(", ")}`,
    );
  }
  return hashtable;
}

export const powershellAtoms: Atoms<"powershell"> = {
  language: "powershell",
  width: 88,
  indent: "    ",
  string,
  number: (value) => {
    if (typeof value === "bigint") return `${value}n`;
    if (Number.isNaN(value)) return "[double]::NaN";
    if (!Number.isFinite(value)) return `[double]::${value > 0 ? "Positive" : "Negative"}Infinity`;
    return Object.is(value, -0) ? "-0.0" : String(value);
  },
  boolean: (value) => (value ? "$true" : "$false"),
  null: "$null",
  secret: (value) => ({ source: `$env:${value.variable}` }),
  text: (value: Text): Piece => ({
    source: `"${value.parts
      .map((part, index) => {
        if (!(part instanceof Secret)) return double(part);
        // Braces where the next character would belong to the name.
        return value.parts[index + 1] === undefined ? `$env:${part.variable}` : `\${env:${part.variable}}`;
      })
      .join("")}"`,
  }),
  key: (name) => (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? `${name} = ` : `${string(name)} = `),
  layout: { list, object: hashtableOf },
  // "# SIG # Begin signature block" would end the code.
  comment: lineComments(
    (line) => `# ${replaceHidden(line, escapeCodePoint).replace(/signature(?=\s*block)/gi, "$& -")}`,
  ),
};

export const powershellFacts: LanguageFacts = {
  label: "PowerShell",
  short: "ps1",
  ending: "ps1",
  // @'' and @"" are here-strings.
  quotePrefix: /[@$]$/,
  rules: {
    lineComment: "#",
    commentNeedsBlank: true,
    blockComment: ["<#", "#>"],
    escape: "`",
    strings: [
      { open: "'", close: "'", escapes: false },
      { open: '"', close: '"', escapes: true, nests: { open: "$(", deeper: "(", close: ")" } },
    ],
  },
};
