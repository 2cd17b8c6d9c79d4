import type { SnippetContext } from "../library.ts";

/**
 * The code with marks in place of the model's id, the hub and the revision, and with calls in one line. Two pieces of
 * code with one shape differ in these alone, and in which of their calls are too long for a line.
 */
export function codeShape(code: string, model: string, { endpoint, revision }: SnippetContext = {}): string {
  const parts: readonly (readonly [string | undefined, string])[] = [
    [endpoint, "\u0001"],
    [revision, "\u0002"],
    [model, "\u0003"],
  ];
  // Emitted code holds no raw controls, so a mark stands for a replaced value and nothing else.
  const marked = parts.reduce((text, [value, mark]) => (value ? text.replaceAll(value, () => mark) : text), code);
  return marked
    .replace(/([([{])\n\s+/g, "$1")
    .replace(/,\n\s*([)\]}])/g, "$1")
    .replace(/,\n\s+/g, ", ");
}
