import { hex, replaceHidden } from "../characters.ts";
import { lineComments } from "../comments.ts";
import { jsonText } from "../json.ts";
import type { LanguageFacts } from "../language.ts";
import type { Atoms } from "../literal.ts";
import { type Data, holdNewlines, type Secret, type Text } from "../values.ts";

const bareWord = /^[A-Za-z0-9_/:@%+,.][A-Za-z0-9_/:@%+,.=-]*$/;

/** Without a character that is not printable ASCII, but for newline and tab. */
const plain = /^[\t\n -~]*$/;

// Shell source holds neither NUL nor lone surrogates, and a terminal acts on raw controls.
// Newline and tab are plain text; everything else arrives as it is.
export function clean(value: string): string {
  if (plain.test(value)) return value;
  return value
    .toWellFormed()
    .replace(/[\p{Cc}]/gu, (character) => (character === "\n" || character === "\t" ? character : "\ufffd"));
}

// POSIX.1-2024, XCU 2.2.2: nothing is special between single quotes.
const quoted = (value: string) => `'${value.replaceAll("'", "'\\''")}'`;

function word(value: string): string {
  if (bareWord.test(value)) return value;
  const cleaned = clean(value);
  return cleaned !== value && bareWord.test(cleaned) ? cleaned : quoted(cleaned);
}

// "!" too: an interactive shell expands history between double quotes.
const isSpecial = (part: string | Secret) => typeof part === "string" && /["$`\\!]/.test(part);

const quotedWords = (words: string) => quoted(clean(words));
const quotedSecret = ({ variable }: Secret) => `"$${variable}"`;

/** What would lengthen the name of a variable before it, or, in zsh, act on its value. */
const lengthens = /^(?:[\w[:]|[^ -~])/;

/** Double quotes around the secrets; text that double quotes would change stands between single ones. */
function mixed(value: Text): string {
  const { parts } = value;
  if (parts.some(isSpecial)) return value.written(quotedWords, quotedSecret);
  let source = "";
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] as string | Secret;
    const next = parts[index + 1];
    if (typeof part === "string") source += clean(part);
    else
      source += typeof next === "string" && lengthens.test(clean(next)) ? `\${${part.variable}}` : `$${part.variable}`;
  }
  return `"${source}"`;
}

export const shellAtoms: Atoms<"shell"> = {
  language: "shell",
  width: 80,
  string: (value) => holdNewlines(word(value)),
  number: (value) => word(String(value)),
  boolean: String,
  null: "''",
  secret: (value) => ({ source: `"$${value.variable}"` }),
  text: (value) => ({ source: mixed(value) }),
  // A list is several words; anything deeper is JSON text, which is how a command takes it.
  container: (value, scalar) => {
    if (!Array.isArray(value)) return { source: quoted(jsonText(value as Data)) };
    return {
      source: value
        .map((item) => (typeof item === "string" ? word(item) : (scalar(item) ?? quoted(jsonText(item as Data)))))
        .join(" "),
    };
  },
  comment: lineComments((line) => `# ${replaceHidden(line, (codePoint) => `U+${hex(codePoint, 4).toUpperCase()}`)}`),
};

export const shellFacts: LanguageFacts = {
  label: "Shell",
  short: "sh",
  ending: "sh",
  // $'' and $"" of bash.
  quotePrefix: /\$$/,
  rules: {
    lineComment: "#",
    commentNeedsBlank: true,
    strings: [
      { open: "'", close: "'", escapes: false },
      { open: '"', close: '"', escapes: true, nests: { open: "$(", deeper: "(", close: ")" } },
    ],
  },
};
