import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { libraryIds } from "@modelshelf/catalogue";
import { afterAll, expect, test } from "vitest";
import { proveRecords } from "../src/records/prove-records.ts";
import { python } from "./workshop.ts";

const folder = mkdtempSync(join(tmpdir(), "modelshelf-records-"));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (...lines: string[]): string => {
  const file = join(folder, "models.ndjson");
  writeFileSync(file, lines.join("\n"));
  return file;
};
const chat = { pipeline_tag: "text-generation", library_name: "transformers", tags: ["transformers"] };

test("the code of all libraries is made for each record, and parsed once for each shape", async () => {
  const records = ["owner/firstmodel", "maker/othermodel"].map((id) => JSON.stringify({ id, ...chat }));
  const one = await proveRecords(fileOf(records[0] as string), python);
  expect(one).toMatchObject({ records: 1, unreadable: [], faults: [] });
  // Twice, for the two places where it may run.
  expect(one.snippets).toBeGreaterThan(libraryIds.length * 2);
  const two = await proveRecords(fileOf(...records), python);
  expect(two.snippets).toBe(one.snippets * 2);
  expect(two.shapes).toBe(one.shapes);
}, 180_000);

test("fields of any shape and names that look like code make no fault", async () => {
  const records = [
    { id: 'o/"; import os # `$(id)`', tags: ["gguf", 3, null], siblings: "none", config: [1], gated: "auto" },
    { id: "undefined/NaN-model", pipeline_tag: "[object Object]" },
    { library_name: "nobody-knows-it" },
    {},
  ];
  const proof = await proveRecords(fileOf(...records.map((record) => JSON.stringify(record))), python);
  expect(proof).toMatchObject({ records: 4, unreadable: [], faults: [] });
}, 180_000);

test("a line that holds no record is named, with its number, and does not stop the rest", async () => {
  const file = fileOf('{"id":"owner/name"}', "", "[1]", '{"id":');
  const { records, unreadable } = await proveRecords(file, python);
  expect(records).toBe(1);
  expect(unreadable.map(({ key, message }) => `${key}: ${message}`)).toEqual([
    `${file}:3: a record is a JSON object, one a line; this is [1]`,
    expect.stringMatching(/:4: not JSON: /),
  ]);
});
