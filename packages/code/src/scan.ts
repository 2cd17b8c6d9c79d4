// Finds where the holes of a template stand, so that a hole inside a string or comment is refused.
import type { Language } from "./values.ts";

type Place = "code" | "string" | "comment";

interface Rules {
  readonly lineComment: string;
  /** Whether the line comment only begins where a word would. */
  readonly commentNeedsBlank: boolean;
  readonly blockComment?: readonly [string, string];
  /** Openers, longest first, with what ends them and whether a backslash escapes inside. */
  readonly strings: readonly { open: string; close: string; escapes: boolean; nests?: boolean }[];
}

const rules: Record<Language, Rules> = {
  python: {
    lineComment: "#",
    commentNeedsBlank: false,
    strings: [
      { open: '"""', close: '"""', escapes: true },
      { open: "'''", close: "'''", escapes: true },
      { open: '"', close: '"', escapes: true },
      { open: "'", close: "'", escapes: true },
    ],
  },
  javascript: {
    lineComment: "//",
    commentNeedsBlank: false,
    blockComment: ["/*", "*/"],
    strings: [
      { open: '"', close: '"', escapes: true },
      { open: "'", close: "'", escapes: true },
      { open: "`", close: "`", escapes: true, nests: true },
    ],
  },
  shell: {
    lineComment: "#",
    commentNeedsBlank: true,
    strings: [
      { open: "'", close: "'", escapes: false },
      { open: '"', close: '"', escapes: true },
    ],
  },
};

/**
 * The place at the end of each of the template's strings but the last: where each hole stands.
 * The last element is the place at the template's end.
 */
export function places(strings: readonly string[], language: Language): Place[] {
  const { lineComment, commentNeedsBlank, blockComment, strings: openers } = rules[language];
  const result: Place[] = [];
  // Open strings, innermost last; a number counts the braces of a `${` inside a template literal.
  const stack: ({ close: string; escapes: boolean; nests?: boolean } | number)[] = [];
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
      } else if (top !== undefined && typeof top === "object") {
        if (top.escapes && rest("\\")) index += 2;
        else if (rest(top.close)) {
          index += top.close.length;
          stack.pop();
        } else if (top.nests && rest("${")) {
          index += 2;
          stack.push(0);
        } else index += 1;
      } else if (rest("\\")) index += 2;
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
        } else {
          if (typeof top === "number") {
            if (rest("{")) stack[stack.length - 1] = top + 1;
            else if (rest("}")) {
              if (top === 0) stack.pop();
              else stack[stack.length - 1] = top - 1;
            }
          }
          index += 1;
        }
      }
    }
    const top = stack.at(-1);
    result.push(inComment !== undefined ? "comment" : typeof top === "object" ? "string" : "code");
  }
  if (inComment === "\n") result[result.length - 1] = "code";
  return result;
}
