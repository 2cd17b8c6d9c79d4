import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applicableLibraries } from "@modelshelf/catalogue";
import { expect, test } from "vitest";
import { emitted } from "../src/emitted.ts";
import { keptRecords, renewedRecords, staleRecords, type TinyRecord, writeRecords } from "../src/models/records.ts";
import { tinySources } from "../src/models/snippets.ts";

const made = (name: string, more: Partial<TinyRecord["record"]> = {}): TinyRecord => ({
  library: "example",
  record: { id: `tiny/${name}`, ...more },
});
/** The task is in the code, the size is not. */
const codeOf = ({ library, record }: TinyRecord) => [
  { key: `models/${library}/${record.id}`, language: "python" as const, code: `pipeline("${record.pipeline_tag}")` },
];

test("a committed record stays while it gives the same code, and is replaced when it does not", () => {
  const kept = [made("same", { usedStorage: 1 }), made("other", { pipeline_tag: "fill-mask" }), made("gone")];
  const now = [made("same", { usedStorage: 2 }), made("other", { pipeline_tag: "text-ranking" }), made("new")];
  expect(renewedRecords(now, kept, codeOf)).toEqual([kept[0], now[1], now[2]]);
  expect(renewedRecords(now, [], codeOf)).toEqual(now);
});

test("a record that gives other code, a new model and one that is gone are stale", () => {
  const kept = [made("same", { usedStorage: 1 }), made("other", { pipeline_tag: "fill-mask" }), made("gone")];
  const now = [made("same", { usedStorage: 2 }), made("other", { pipeline_tag: "text-ranking" }), made("new")];
  expect(staleRecords(now, kept, codeOf)).toEqual([
    "tiny/other: the committed record does not give its code",
    "tiny/new: the committed record does not give its code",
    "tiny/gone: no script makes it any more",
  ]);
  expect(staleRecords(now, renewedRecords(now, kept, codeOf), codeOf)).toEqual([]);
});

test("records are written a line each, and read again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "modelshelf-records-"));
  try {
    const file = join(folder, "records.json");
    expect(await keptRecords(file)).toEqual([]);
    const records = [made("a", { tags: ["x"] }), made("b")];
    await writeRecords(records, file);
    expect(await keptRecords(file)).toEqual(records);
    expect((await readFile(file, "utf8")).split("\n").filter((line) => line.includes('"tiny/'))).toHaveLength(2);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("of every committed record the library has code, and it is among what is emitted", async () => {
  const records = await keptRecords();
  const keys = new Set((await emitted()).models.map(({ key }) => key));
  expect(new Set(records.map(({ library }) => library)).size).toBeGreaterThan(12);
  for (const one of records) {
    expect(applicableLibraries(one.record), one.record.id).toContain(one.library);
    const sources = tinySources(one);
    expect(sources.length, one.record.id).toBeGreaterThan(0);
    for (const { key } of sources) expect(keys).toContain(key);
  }
});
