// What of a code can make a difference to its parsing.
import { hash } from "node:crypto";
import type { SnippetSource } from "../snippet-source.ts";

/** Text in quotes that no language acts on: no escape, brace, dollar or other quote. */
const inert = /^(?:"[\w ,.:;!?@%&*+/=<>()[\]^#~|-]*"|'[\w ,.:;!?@%&*+/=<>()[\]^#~|-]*')$/;

// Strings and comments, so that a quote in the one does not seem to begin the other.
const python = /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|#[^\n]*/g;
const javascript = /`(?:[^`\\]|\\[\s\S])*`|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*/g;
const shell = /'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<=^|\s)#[^\n]*/g;

/** A word of a command that is no word of the language, as a file's name: it has a letter, and `.`, `/`, `_` or `-`. */
const word = /(?<=\s)(?=[\w./:@%+,-]*[A-Za-z])(?=[\w:@%+,]*[._/-])[\w./:@%+,-]+(?=\s|$)/g;

/**
 * The shape of codes for the model of this id. Codes of one shape parse alike: they differ in quoted text without a
 * character that any language acts on, in words of commands and in the model's name, where it is a plain one.
 */
export function shaper(id: string): (source: Pick<SnippetSource, "language" | "code">) => string {
  const name = /^[A-Za-z0-9][\w.-]*\/((?=[\w.-]*[A-Za-z])[A-Za-z0-9][\w.-]{2,})$/.exec(id)?.[1];
  return ({ language, code }) => {
    const named = name === undefined ? code : code.replaceAll(id, "owner/name").replaceAll(name, "name");
    return hash("sha1", `${language} ${shapeOf(language, named)}`, "base64");
  };
}

function shapeOf(language: SnippetSource["language"], code: string): string {
  switch (language) {
    case "python":
      return code.replace(python, emptied);
    case "javascript":
      return code.replace(javascript, emptied);
    case "shell":
      return code.replace(shell, (text) => (text.startsWith("#") ? "#" : emptied(text))).replace(word, "name.ext");
    // Libraries have code in no other language.
    default:
      return code;
  }
}

const emptied = (text: string) => (inert.test(text) ? '""' : text);
