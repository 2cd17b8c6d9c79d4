import { expect, test } from "vitest";
import { emitted, keptSources } from "../src/emitted.ts";
import { librarySummary, readVerified, staleness } from "../src/verified.ts";

test("verified.json holds for all code that is emitted now, and for nothing else; else: npm run verify -- all --update", async () => {
  const kept = keptSources(await emitted());
  const keys = kept.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(staleness(await readVerified(), new Map(kept.map(({ key, code }) => [key, code])))).toEqual([]);
});

test("the libraries' summary in verified.json is the one of its lines", async () => {
  const { libraries, snippets } = await readVerified();
  expect(libraries).toEqual(librarySummary(snippets));
});

test("of every inference case it is known what must be sent and what must come of it", async () => {
  const { inference } = await emitted();
  for (const { key, run } of inference) {
    const { exchange, prints, writes } = run();
    expect(exchange.steps.length, key).toBeGreaterThan(0);
    expect(prints !== undefined || writes !== undefined, key).toBe(true);
  }
});
