// The tiny models' records, committed as verify/models/records.json: with them the code for the models is known where
// nobody has the Python packages that make them, so that pages can say of that code whether it is the one that ran.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { ModelRecord } from "@modelshelf/catalogue";
import type { SnippetSource } from "../snippet-source.ts";

/** A tiny model as the hub reads it, and the library whose folder of scripts made it. */
export interface TinyRecord {
  readonly library: string;
  readonly record: ModelRecord;
}

const recordsFile = fileURLToPath(new URL("../../models/records.json", import.meta.url));

/** The committed records; none where there is no file yet. */
export async function keptRecords(file = recordsFile): Promise<TinyRecord[]> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
  return JSON.parse(text) as TinyRecord[];
}

/** Writes the records, a model a line. */
export async function writeRecords(records: readonly TinyRecord[], file = recordsFile): Promise<void> {
  await writeFile(file, `[\n${records.map((one) => `  ${JSON.stringify(one)}`).join(",\n")}\n]\n`);
}

/**
 * The records to commit for the models as they are made now. A file's size and a version in a record may be of the
 * machine that made it: a record that gives the same code as the committed one does not replace it.
 *
 * @param codeOf the code for a model.
 */
export function renewedRecords(
  made: readonly TinyRecord[],
  kept: readonly TinyRecord[],
  codeOf: (one: TinyRecord) => readonly SnippetSource[],
): TinyRecord[] {
  const before = new Map(kept.map((one) => [one.record.id, one]));
  const text = (one: TinyRecord) => JSON.stringify(codeOf(one).map(({ key, code }) => [key, code]));
  return made.map((one) => {
    const old = before.get(one.record.id);
    return old !== undefined && text(old) === text(one) ? old : one;
  });
}

/** The models whose committed record gives other code than they do now, or that are not made any more; a line each. */
export function staleRecords(
  made: readonly TinyRecord[],
  kept: readonly TinyRecord[],
  codeOf: (one: TinyRecord) => readonly SnippetSource[],
): string[] {
  const ids = new Set(made.map(({ record }) => record.id));
  const changed = renewedRecords(made, kept, codeOf).filter((one) => !kept.includes(one));
  return [
    ...changed.map(({ record }) => `${record.id}: the committed record does not give its code`),
    ...kept
      .filter(({ record }) => !ids.has(record.id))
      .map(({ record }) => `${record.id}: no script makes it any more`),
  ];
}
