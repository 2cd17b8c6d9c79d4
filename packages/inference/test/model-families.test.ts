// What a provider wants of one family of models and not of another, by its documentation.
import type { ModelRecord } from "@modelshelf/catalogue";
import { expect, test } from "vitest";
import { type InferenceOptions, inferenceSnippets, neutralRequest } from "../src/index.ts";
import { records } from "./records.ts";

function body(model: ModelRecord, options: InferenceOptions): unknown {
  const request = neutralRequest(model, options);
  if (request?.body.kind !== "json") throw new Error("no JSON is sent");
  return request.body.value;
}

const speech = records["text-to-speech"];

test.each([
  ["together", "hexgrad/Kokoro-82M", "af_heart"],
  ["together", "canopylabs/orpheus-3b-0.1-ft", "tara"],
  ["together", "cartesia/sonic-3", "friendly sidekick"],
  ["together", "rime-labs/rime-mist-v3", "cove"],
  ["together", "minimax/speech-2.8-turbo", "English_CalmWoman"],
  ["deepinfra", "hexgrad/Kokoro-82M", "af_heart"],
  ["deepinfra", "canopylabs/orpheus-3b-0.1-ft", "tara"],
  ["deepinfra", "ResembleAI/chatterbox", undefined],
])("%s reads with %s in the voice %s", (provider, providerModelId, voice) => {
  const sent = body(speech, { provider, providerModelId }) as Record<string, unknown>;
  expect(sent.voice).toBe(voice);
  expect(
    body(speech, { provider, providerModelId, inputs: { text: "Hi", parameters: { voice: "mine" } } }),
  ).toMatchObject({ input: "Hi", voice: "mine" });
});

test("fal's Kokoro reads a prompt, its other applications a text", () => {
  const ask = (providerModelId: string) => body(speech, { provider: "fal-ai", providerModelId, inputs: "Hi" });
  expect(ask("fal-ai/kokoro/american-english")).toEqual({ prompt: "Hi" });
  expect(ask("fal-ai/dia-tts")).toEqual({ text: "Hi" });
});

test("Novita's families of videos have bodies of their own", () => {
  const inputs = { prompt: "A fox", parameters: { num_inference_steps: 8 } };
  const ask = (providerModelId: string) =>
    body(records["text-to-video"], { provider: "novita", providerModelId, inputs });
  expect(ask("wan-t2v")).toEqual({ prompt: "A fox", steps: 8 });
  expect(ask("wan-2.2-t2v")).toEqual({ input: { prompt: "A fox" }, parameters: { steps: 8 } });
  expect(ask("hunyuan-video-fast")).toMatchObject({ model_name: "hunyuan-video-fast", width: 1280, steps: 8 });
});

test("the hub's provider takes the parameters of feature extraction beside the text", () => {
  const options = { provider: "hf-inference", inputs: { inputs: "Hi", parameters: { normalize: true } } };
  expect(body(records["feature-extraction"], options)).toEqual({ inputs: "Hi", normalize: true });
  expect(body(records["fill-mask"], { ...options, inputs: { inputs: "Hi", parameters: { top_k: 2 } } })).toEqual({
    inputs: "Hi",
    parameters: { top_k: 2 },
  });
});

const schema = { type: "object" };
const form = { type: "json_schema", json_schema: { name: "answer", schema } };

test.each([
  [{ response_format: form }, { response_format: { type: "json_object", schema } }],
  [{ response_format: { type: "json_object" } }, { response_format: { type: "json_object" } }],
  [{ response_format: { type: "json_schema" } }, { response_format: { type: "json_schema" } }],
  [{ temperature: 0.5 }, { temperature: 0.5 }],
])("Cohere itself has the form %j as %j", (given, wanted) => {
  const options = { provider: "cohere", inputs: "Hi", ...given };
  const {
    model: _model,
    messages: _messages,
    ...sent
  } = body(records.conversational, {
    ...options,
    directRequest: true,
  }) as Record<string, unknown>;
  expect(sent).toEqual(wanted);
  // The router has OpenAI's own form.
  expect(body(records.conversational, options)).toMatchObject(given);
});

test("OpenAI counts the tokens of an answer by another name, whatever client asks", () => {
  const options = { provider: "openai", max_tokens: 64, inputs: "Hi" };
  expect(body(records.conversational, options)).toMatchObject({ max_completion_tokens: 64 });
  const snippets = inferenceSnippets(records.conversational, options);
  expect(snippets.length).toBeGreaterThan(8);
  for (const { code } of snippets) {
    expect(code).toMatch(/max_completion_tokens\W+64/);
    expect(code).not.toMatch(/\bmax_tokens\b/);
  }
});

test.each([
  [
    "together",
    "text-to-image",
    "https://api.together.ai/v1/images/generations",
    "https://api.together.xyz/v1/images/generations",
  ],
  ["together", "text-to-video", "https://api.together.ai/v2/videos", "https://api.together.xyz/v2/videos"],
  [
    "novita",
    "text-generation",
    "https://api.novita.ai/openai/v1/completions",
    "https://api.novita.ai/v3/openai/completions",
  ],
] as const)(
  "%s is asked for %s at its documented address, and by the hub's SDK at the older one",
  (provider, task, documented, older) => {
    const options = { provider, directRequest: true };
    expect(neutralRequest(records[task], options)?.url).toBe(documented);
    const asked = neutralRequest(records[task], options, { client: "huggingface_hub" });
    expect(asked?.url).toBe(older);
    if (asked?.result.kind === "queue") expect(asked.result.status.before).toBe(`${older}/`);
  },
);

test("WaveSpeed is asked for an adapter by those clients alone that name it", () => {
  const lora: ModelRecord = {
    id: "acme/softserve",
    pipeline_tag: "text-to-image",
    inferenceProviderMapping: {
      wavespeed: {
        providerId: "wavespeed-ai/flux-dev-lora",
        status: "live",
        task: "text-to-image",
        adapterWeightsPath: "softserve.safetensors",
      },
    },
  };
  const names = inferenceSnippets(lora, { provider: "wavespeed" }).map(({ client }) => client);
  expect(names).not.toContain("huggingface_hub");
  expect(names).toContain("huggingface.js");
  expect(names).toContain("requests");
});
