// Places in an ordered list: the values of the last row, by which the next page begins.
import { createHash } from "node:crypto";
import { InvalidParameterError } from "../errors.ts";

export type CursorValue = string | number;

const wrong = (cursor: string) =>
  new InvalidParameterError(
    `cursor ${JSON.stringify(cursor.slice(0, 60))} is not one of this list; take it from the answer before, with the same parameters`,
  );

/** Short text that stands for the list that a cursor belongs to. */
const fingerprint = (list: unknown) =>
  createHash("sha256").update(JSON.stringify(list)).digest("base64url").slice(0, 8);

export function writeCursor(list: unknown, values: readonly CursorValue[]): string {
  return Buffer.from(JSON.stringify([fingerprint(list), ...values])).toString("base64url");
}

/** @throws InvalidParameterError where the cursor is damaged or of another list. */
export function readCursor(list: unknown, cursor: string, length: number): CursorValue[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    throw wrong(cursor);
  }
  if (!Array.isArray(parsed) || parsed.length !== length + 1) throw wrong(cursor);
  const [list_, ...values] = parsed as unknown[];
  if (list_ !== fingerprint(list)) throw wrong(cursor);
  if (!values.every((value) => typeof value === "string" || typeof value === "number")) throw wrong(cursor);
  return values as CursorValue[];
}
