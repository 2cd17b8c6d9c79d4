// A body as JSON text, for languages that write it as text: in lines of a readable length.
import { jsonText } from "@modelshelf/code";
import type { BodyValue } from "../request.ts";
import { FileText } from "../sample-file.ts";

/** Columns that a list or object may have in one line. */
const width = 80;

// A private-use character, which `jsonText` escapes: it stands in no text of the value.
const mark = "\ue000";

/**
 * The texts before, between and behind the files of a value: one more than there are files. The prefix of a file is
 * part of the text before it, and all texts together, with base64 text between them, are JSON.
 */
export function jsonPieces(value: BodyValue): readonly string[] {
  return lines(value, "").split(mark);
}

function lines(value: BodyValue, indent: string): string {
  if (value instanceof FileText) return `${jsonText(value.prefix).slice(0, -1)}${mark}"`;
  if (value === null || typeof value !== "object") return jsonText(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? "[]" : "{}";
  const inner = `${indent}  `;
  const items = isList
    ? value.map((item: BodyValue) => lines(item, inner))
    : Object.entries(value).flatMap(([key, item]) =>
        item === undefined ? [] : [`${jsonText(key)}: ${lines(item, inner)}`],
      );
  const line = `${open}${items.join(", ")}${close}`;
  if (items.length === 0 || (indent !== "" && !line.includes("\n") && indent.length + line.length <= width))
    return line;
  return `${open}\n${items.map((item) => inner + item).join(",\n")}\n${indent}${close}`;
}
