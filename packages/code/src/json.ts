import { replaceHidden, utf16Escape } from "./characters.ts";
import type { Data } from "./values.ts";

/**
 * JSON text in which every hidden character is an escape, so that it can stand in any source.
 *
 * @param indent spaces per level; 0 for one line.
 */
export function jsonText(value: Exclude<Data, undefined>, indent = 0): string {
  // JSON.stringify emits raw newlines only between tokens, and they are ours.
  return JSON.stringify(value, undefined, indent)
    .split("\n")
    .map((line) => replaceHidden(line, utf16Escape))
    .join("\n");
}
