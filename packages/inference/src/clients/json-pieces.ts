// A body as JSON text, for languages that write it as text: in lines of a readable length.
import { jsonText } from "@modelshelf/code";
import type { BodyValue } from "../request.ts";
import { FileText } from "../sample-file.ts";

/** Columns that a list or object may have in one line. */
const width = 80;

// A private-use character, which `jsonText` escapes: it stands in no text of the value.
const mark = "\ue000";

const list = ["[", "]"] as const;
const object = ["{", "}"] as const;

/**
 * The texts before, between and behind the files of a value: one more than there are files. The prefix of a file is
 * part of the text before it, and all texts together, with base64 text between them, are JSON.
 */
export function jsonPieces(value: BodyValue): readonly string[] {
  return lines(value, "").split(mark);
}

function lines(value: BodyValue, indent: string): string {
  if (value === null || typeof value !== "object") return jsonText(value);
  if (value instanceof FileText) return `${jsonText(value.prefix).slice(0, -1)}${mark}"`;
  const inner = `${indent}  `;
  const items: string[] = [];
  if (Array.isArray(value)) {
    for (const item of value as readonly BodyValue[]) items.push(lines(item, inner));
  } else {
    const fields = value as Readonly<Record<string, BodyValue | undefined>>;
    for (const key of Object.keys(fields)) {
      const item = fields[key];
      if (item !== undefined) items.push(`${jsonText(key)}: ${lines(item, inner)}`);
    }
  }
  const [open, close] = Array.isArray(value) ? list : object;
  if (items.length === 0) return `${open}${close}`;
  const fits = indent !== "" && fitsInOneLine(items, width - indent.length);
  const separator = fits ? ", " : `,\n${inner}`;
  let text = fits ? `${open}${items[0]}` : `${open}\n${inner}${items[0]}`;
  for (let index = 1; index < items.length; index += 1) text += separator + items[index];
  return text + (fits ? close : `\n${indent}${close}`);
}

/** Whether the items fit between brackets in one line of so many columns. */
function fitsInOneLine(items: readonly string[], columns: number): boolean {
  let length = 2 * items.length;
  for (const item of items) {
    length += item.length;
    if (length > columns || item.includes("\n")) return false;
  }
  return true;
}
