import type { ModelRecord } from "@modelshelf/catalogue";
import { describe, expect, test } from "vitest";
import { inferenceSnippets, providersFor, supportedTasks } from "../src/index.ts";
import { loraRecord, records, servedRecord } from "./records.ts";

const ids = (model: ModelRecord, hasFiles: boolean) => providersFor(model, { hasFiles }).map(({ id }) => id);
const mapping = (value: unknown) => ({ ...records.conversational, inferenceProviderMapping: value as never });

describe("the providers on a model's page", () => {
  test("are those of the record's mapping that are live, with auto before and the own endpoint after", () => {
    expect(ids(servedRecord, false)).toEqual(["auto", "fal-ai", "replicate", "custom"]);
    expect(providersFor(servedRecord, { hasFiles: false })[1]).toEqual({
      id: "fal-ai",
      prettyLabel: "fal",
      task: "text-to-image",
      providerModelId: "fal-ai/acme/painter",
    });
    expect(providersFor(loraRecord, { hasFiles: false })[1]).toMatchObject({
      adapterWeightsPath: "lora weights.safetensors",
    });
  });

  test("leave out who is not live, is not known here, or serves what there is no code for", () => {
    const live = { providerId: "x", status: "live", task: "conversational" };
    expect(ids(mapping({ groq: { ...live, status: "staging" } }), false)).toEqual(["custom"]);
    expect(ids(mapping({ nobody: live }), false)).toEqual(["auto", "custom"]);
    expect(ids(mapping([{ ...live, provider: "groq", task: "text-to-image" }]), false)).not.toContain("groq");
    expect(ids(mapping({ groq: { providerId: "x", task: "conversational" } }), false)).toEqual(["custom"]);
    expect(ids(mapping({}), false)).toEqual(["custom"]);
    expect(ids(mapping([null, 1, "x", { provider: "groq" }]), false)).toEqual(["custom"]);
  });

  test("are assumed for a model of the public hub that says nothing", () => {
    const offered = providersFor(records["text-to-image"], { hasFiles: false });
    const others = ["deepinfra", "fal-ai", "nscale", "replicate", "together", "wavespeed", "zai-org"];
    const assumed = ["auto", ...others, "hf-inference"];
    expect(offered.map(({ id }) => id).sort()).toEqual([...assumed, "custom"].sort());
    expect(
      offered
        .filter(({ assumed }) => assumed)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(assumed.sort());
    expect(offered.filter(({ needsProviderModelId }) => needsProviderModelId).map(({ id }) => id)).toEqual(others);
    expect(
      providersFor(records.conversational, { hasFiles: false }).some(
        ({ needsProviderModelId }) => needsProviderModelId,
      ),
    ).toBe(false);
  });

  test("are the own endpoint alone for a model that lives on this shelf", () => {
    for (const task of supportedTasks("custom")) expect(ids(records[task], true)).toEqual(["custom"]);
    // No OpenAI-compatible server has a route for these.
    expect(ids(records["object-detection"], true)).toEqual([]);
  });

  test("are none where there is no code for the model's task", () => {
    expect(ids({ id: "a/b", pipeline_tag: "robotics" }, false)).toEqual([]);
    expect(ids({ id: "a/b" }, true)).toEqual([]);
  });

  test("begin with auto for a text that is no chat, which the hub's SDKs ask", () => {
    expect(ids(records["text-generation"], false).slice(0, 2)).toEqual(["auto", "deepinfra"]);
  });

  test("all have code", () => {
    for (const model of [...Object.values(records), servedRecord, loraRecord]) {
      for (const { id, providerModelId } of providersFor(model, { hasFiles: false })) {
        expect(inferenceSnippets(model, { provider: id, ...(providerModelId && { providerModelId }) }), id).not.toEqual(
          [],
        );
      }
    }
  });
});
