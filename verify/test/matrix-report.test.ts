import { providerIds, providers } from "@modelshelf/inference";
import { expect, test } from "vitest";
import { inferenceCases } from "../src/inference/cases.ts";
import { matrixReport } from "../src/inference/matrix-report.ts";
import type { Registry, SdkRegistries } from "../src/inference/sdk-registries.ts";

const cases = inferenceCases();
const none = new Set<string>();

/** The SDKs as if they listed what there is code for. */
const registries = {
  huggingface_hub: registryOf("huggingface_hub"),
  "huggingface.js": registryOf("huggingface.js"),
} satisfies SdkRegistries;

function registryOf(client: string): Registry {
  const tasks = providerIds
    .filter((id) => id !== "auto" && id !== "custom")
    .map((id) => {
      const mine = cases.filter(({ entry }) => entry.provider === id && entry.client === client);
      return [id, [...new Set(mine.map(({ entry }) => entry.task))]];
    });
  return Object.fromEntries(tasks);
}

const oneWay = [
  { provider: "auto", way: "direct", reason: "nobody" },
  { provider: "custom", way: "routed", reason: "not behind the router" },
  { provider: "openai", way: "routed", reason: "not behind the router" },
] as const;

test("a matrix without holes has nothing to report", () => {
  const { findings, cells } = matrixReport(cases, none, registries, oneWay);
  expect(findings).toEqual([]);
  expect(cells).toBe(cases.filter(({ variant }) => variant === "").length);
});

test("code that did not run is a hole", () => {
  const key = "inference/replicate-text-to-image-direct/requests.py";
  const { findings, lines } = matrixReport(cases, new Set([key]), registries, oneWay);
  expect(findings.map(({ message }) => message)).toEqual([
    "no proven code asks replicate text-to-image requests (python) direct whole; write it, or list why there is none",
  ]);
  expect(lines.find((line) => /^replicate +text-to-image/.test(line))).toMatch(/ R- /);
});

test("what an SDK has and we do not is a hole, unless it is listed with a reason", () => {
  const more = { ...registries.huggingface_hub, groq: ["conversational", "text-to-speech"] };
  const found = (holes: Parameters<typeof matrixReport>[3]) =>
    matrixReport(cases, none, { ...registries, huggingface_hub: more }, holes).findings.map(({ message }) => message);
  expect(found(oneWay)).toContainEqual(expect.stringContaining("no proven code asks groq text-to-speech"));
  expect(found([...oneWay, { provider: "groq", task: "text-to-speech", reason: "none" }])).toEqual(
    // The policy asks whoever there is, so it asks nobody new.
    [],
  );
});

test("a reason without a hole is reported", () => {
  const hole = { provider: "cerebras", task: "conversational", reason: "none" };
  const { findings } = matrixReport(cases, none, registries, [...oneWay, hole]);
  expect(findings.map(({ message }) => message)).toEqual([
    "nothing is missing at cerebras conversational any more; take it off the list",
  ]);
});

test("code for what an SDK does not list is reported", () => {
  const less = { ...registries, "huggingface.js": { ...registries["huggingface.js"], cerebras: [] } };
  const { findings } = matrixReport(cases, none, less, oneWay);
  expect(findings.map(({ message }) => message)).toContain(
    "there is code for cerebras conversational huggingface.js (javascript) routed whole, which the installed SDK does not list",
  );
});

test("an HTTP client that lacks a shape of request is reported", () => {
  const less = cases.filter(({ entry, shapes }) => !(entry.client === "fetch" && shapes.includes("large-image")));
  const { findings } = matrixReport(less, none, registries, oneWay);
  expect(findings.map(({ message }) => message)).toEqual([
    'no proven code of fetch (javascript) has a request with the shape "large-image"',
  ]);
});

test("every provider is in the table", () => {
  const { lines } = matrixReport(cases, none, registries, oneWay);
  for (const [id, { tasks }] of Object.entries(providers)) {
    expect(lines.filter((line) => line.startsWith(`${id} `)).length, id).toBeGreaterThanOrEqual(
      Object.keys(tasks).length - (id === "auto" ? 1 : 0),
    );
  }
});
