// Commands by their words, for the terminals of all systems.
import { Fragment, powershell, sh } from "@modelshelf/code";

/** Where a command is typed: a POSIX shell, or PowerShell as Windows has it. */
export type Terminal = "shell" | "powershell";

/** Words that belong together: a program with its first argument, an option with its value. */
export type Words = readonly string[];

// An option needs no quotes in either language; in PowerShell everything else here is taken as it is written, too.
const option = /^--?[a-z][a-z0-9-]*$/i;
const plainInPowershell = /^[A-Za-z0-9_/][A-Za-z0-9_./:-]*$/;

/** One line of POSIX shell. */
export const shellWords = (words: Words): Fragment<"shell"> =>
  words
    .map((word) => (option.test(word) ? new Fragment("shell", [word]) : sh`${word}`))
    .reduce((before, word) => sh`${before} ${word}`);

// A program that is a file of this folder stands between quotes, and & runs what a string names.
const powershellWords = (words: Words): Fragment<"powershell"> =>
  words
    .map((word, index) => {
      if (option.test(word) || plainInPowershell.test(word)) return new Fragment("powershell", [word]);
      return index === 0 ? powershell`& ${word}` : powershell`${word}`;
    })
    .reduce((before, word) => powershell`${before} ${word}`);

/** A command with one group of words to a line, where there are more than two. */
export const command = (first: Fragment<"shell">, ...rest: readonly Fragment<"shell">[]): Fragment<"shell"> =>
  rest.length === 1
    ? sh`${first} ${rest[0] ?? ""}`
    : rest.reduce(
        (before, word) => sh`
          ${before} \
            ${word}
        `,
        first,
      );

/**
 * One command for a terminal. What `hub` names is set for the command alone; in PowerShell it stays until the window
 * is closed.
 *
 * @param groups words, a group of them to a line where there are more than two; PowerShell gets one line.
 */
export function terminalCommand(terminal: Terminal, groups: readonly Words[], hub?: string): Fragment {
  if (terminal === "powershell") {
    const line = powershellWords(groups.flat());
    return hub === undefined
      ? line
      : powershell`
          $env:HF_ENDPOINT = ${hub}
          ${line}
        `;
  }
  const [first, ...rest] = groups.map(shellWords);
  const line = command(first ?? new Fragment("shell", []), ...rest);
  return hub === undefined ? line : sh`HF_ENDPOINT=${hub} ${line}`;
}
