import { clean } from "./languages/shell.ts";
import { Fragment } from "./values.ts";

/**
 * A here-document that holds `content` with nothing expanded; stands last in its line: sh`curl -d @- ${heredoc(body)}`.
 * It ends in a newline, so `content` arrives with one more. What shell source cannot hold becomes U+FFFD, as in words.
 */
export function heredoc(content: string): Fragment<"shell"> {
  const lines = clean(content).split("\n");
  const delimiter = delimiterFor(lines);
  return new Fragment("shell", [[`<<'${delimiter}'`, ...lines, delimiter].join("\n")]);
}

const delimiters = ["EOF", ...[..."ABCDGHIJKLMNOPQRSTUVWXYZ_"].map((letter) => `${letter}_EOF`)];

function delimiterFor(lines: readonly string[]): string {
  const clear = delimiters.find((delimiter) => !lines.some((line) => clashes(line, delimiter)));
  if (clear !== undefined) return clear;
  let delimiter = "EOF";
  while (lines.includes(delimiter)) delimiter += "_";
  return delimiter;
}

/**
 * Whether a line would end the document, or be damaged: where a line begins as the delimiter does,
 * dash 0.5.12 drops a byte of the character that follows, unless that is ASCII.
 */
function clashes(line: string, delimiter: string): boolean {
  if (line === delimiter) return true;
  let shared = 0;
  while (shared < delimiter.length && line[shared] === delimiter[shared]) shared += 1;
  return shared > 0 && line.charCodeAt(shared) > 0x7f;
}
