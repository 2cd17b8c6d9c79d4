import { expect, test } from "vitest";
import { inferenceSnippets, matrix, neutralRequest } from "../src/index.ts";
import { loraRecord, optionsOf, records, servedRecord, visionRecord } from "./records.ts";

test("thousands of calls in any order return what each returned alone", () => {
  const models = [...Object.values(records), loraRecord, servedRecord, visionRecord];
  // One entry for each of the ways to ask, which all clients share.
  const entries = new Map(matrix().map((entry) => [JSON.stringify(optionsOf(entry)), entry])).values().toArray();
  const calls = entries.flatMap((entry) =>
    models.map(
      (model) => () =>
        JSON.stringify([inferenceSnippets(model, optionsOf(entry)), neutralRequest(model, optionsOf(entry))]),
    ),
  );
  const alone = calls.map((call) => call());
  // A linear congruential generator: any order does, but the same at each run.
  let state = 1;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  for (let turn = 0; turn < 4000; turn += 1) {
    const index = next(calls.length);
    expect(calls[index]?.()).toBe(alone[index]);
  }
});
