// Finds where the holes of a template stand, so that a hole inside a string or comment is refused.
import { languageFacts } from "./languages.ts";
import type { Language } from "./values.ts";

type Place = "code" | "string" | "comment";

/** Code inside a string: what begins it, what goes one level deeper and what comes back. */
interface Nesting {
  readonly open: string;
  readonly deeper: string;
  readonly close: string;
}

interface StringRule {
  readonly open: string;
  readonly close: string;
  /** Whether the escape character escapes inside. */
  readonly escapes: boolean;
  readonly nests?: Nesting;
}

/** What of a language's grammar tells code from strings and comments. */
export interface Rules {
  readonly lineComment: string;
  /** Whether the line comment only begins where a word would. */
  readonly commentNeedsBlank: boolean;
  readonly blockComment?: readonly [string, string];
  /** Longest opener first. */
  readonly strings: readonly StringRule[];
  /** Matches a regular expression or another literal that is no string, where one may begin. */
  readonly pattern?: RegExp;
  /** What escapes the next character; a backslash where it is left out. */
  readonly escape?: string;
}

/**
 * The place at the end of each of the template's strings but the last: where each hole stands.
 * The last element is the place at the template's end.
 */
export function places(strings: readonly string[], language: Language): Place[] {
  const {
    lineComment,
    commentNeedsBlank,
    blockComment,
    strings: openers,
    pattern,
    escape: escaping = "\\",
  } = languageFacts[language].rules;
  const result: Place[] = [];
  // Open strings and the code nested in them, innermost last.
  const stack: (StringRule | { nesting: Nesting; depth: number })[] = [];
  let inComment: string | undefined;
  for (const string of strings) {
    let index = 0;
    while (index < string.length) {
      const rest = (token: string) => string.startsWith(token, index);
      const top = stack.at(-1);
      if (inComment !== undefined) {
        if (rest(inComment)) {
          index += inComment.length;
          inComment = undefined;
        } else index += 1;
      } else if (top !== undefined && "open" in top) {
        if (top.escapes && rest(escaping)) index += 2;
        else if (rest(top.close)) {
          index += top.close.length;
          stack.pop();
        } else if (top.nests && rest(top.nests.open)) {
          index += top.nests.open.length;
          stack.push({ nesting: top.nests, depth: 1 });
        } else index += 1;
      } else if (rest(escaping)) index += 2;
      else if (rest(lineComment) && !(commentNeedsBlank && /[^\s;&|(]$/.test(string.slice(0, index)))) {
        inComment = "\n";
        index += lineComment.length;
      } else if (blockComment && rest(blockComment[0])) {
        inComment = blockComment[1];
        index += blockComment[0].length;
      } else {
        const opener = openers.find(({ open }) => rest(open));
        if (opener) {
          stack.push(opener);
          index += opener.open.length;
        } else if (pattern && matchesAt(pattern, string, index)) {
          index = pattern.lastIndex;
        } else {
          if (top) {
            if (rest(top.nesting.deeper)) top.depth += 1;
            else if (rest(top.nesting.close)) top.depth -= 1;
            if (top.depth === 0) stack.pop();
          }
          index += 1;
        }
      }
    }
    const top = stack.at(-1);
    result.push(inComment !== undefined ? "comment" : top && "open" in top ? "string" : "code");
  }
  if (stack.length > 0) result[result.length - 1] = "string";
  else if (inComment === "\n") result[result.length - 1] = "code";
  return result;
}

function matchesAt(pattern: RegExp, string: string, index: number): boolean {
  pattern.lastIndex = index;
  return pattern.test(string);
}
