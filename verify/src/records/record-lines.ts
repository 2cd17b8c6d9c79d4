// Reads a file of model records, one JSON object a line.
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/** A line of the file: the record in it, as it came, or why there is none. */
export type RecordLine = { readonly line: number } & (
  | { readonly record: Readonly<Record<string, unknown>> }
  | { readonly error: string }
);

/** @throws the system's error if the file cannot be read. */
export async function* recordLines(file: string): AsyncGenerator<RecordLine> {
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (text.trim() !== "") yield { line, ...parsed(text) };
  }
}

function parsed(text: string): { record: Readonly<Record<string, unknown>> } | { error: string } {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { record: { ...value } };
    return { error: `a record is a JSON object, one a line; this is ${text.trim().slice(0, 40)}` };
  } catch (error) {
    return { error: `not JSON: ${(error as Error).message}` };
  }
}
