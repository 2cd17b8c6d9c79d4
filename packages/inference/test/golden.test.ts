import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { ModelRecord } from "@modelshelf/catalogue";
import { type Language, languageEnding } from "@modelshelf/code";
import { describe, expect, test } from "vitest";
import { type InferenceOptions, inferenceSnippets, type MatrixEntry, matrix } from "../src/index.ts";
import { loraRecord, optionsOf, records, servedRecord, visionRecord } from "./records.ts";

const folder = join(import.meta.dirname, "golden");
const ending = (language: Language) => (language === "javascript" ? "js" : languageEnding(language));

interface Case {
  readonly model: ModelRecord;
  readonly options: InferenceOptions;
}

/** Cases by the name of their folder. */
const cases = new Map<string, Case>();
const nameOf = ({ provider, task, direct, streaming }: MatrixEntry) =>
  [provider, task, direct && "direct", streaming && "stream"].filter(Boolean).join("-");
for (const entry of matrix()) {
  cases.set(nameOf(entry), { model: records[entry.task], options: optionsOf(entry) });
}
const variants: Record<string, Case> = {
  "auto-conversational-image": { model: visionRecord, options: { provider: "auto" } },
  "groq-conversational-options": {
    model: records.conversational,
    options: {
      provider: "groq",
      billTo: "acme",
      temperature: 0.5,
      max_tokens: 512,
      top_p: 0.9,
      inputs: {
        messages: [
          { role: "system", content: "Answer in one word." },
          { role: "user", content: "Why?" },
        ],
        seed: 7,
        chat_template_kwargs: { thinking: false },
      },
    },
  },
  "groq-conversational-token": {
    model: records.conversational,
    options: { provider: "groq", accessToken: "gsk_0123", directRequest: true, providerModelId: "chatty-8b-instant" },
  },
  "hf-inference-text-to-image-options": {
    model: records["text-to-image"],
    options: {
      provider: "hf-inference",
      billTo: "acme",
      tokenVariable: "TEAM_TOKEN",
      inputs: { prompt: "A red fox", parameters: { width: 512, height: 512, num_inference_steps: 20, tiling: true } },
    },
  },
  "hf-inference-text-generation-options": {
    model: records["text-generation"],
    options: { provider: "hf-inference", max_tokens: 64, temperature: 0.7, inputs: "Once upon a time" },
  },
  "fal-ai-text-to-image-served": { model: servedRecord, options: { provider: "fal-ai", directRequest: true } },
  "fal-ai-text-to-image-lora": { model: loraRecord, options: { provider: "fal-ai" } },
  "replicate-text-to-image-served": { model: servedRecord, options: { provider: "replicate" } },
  "replicate-text-to-image-lora": { model: loraRecord, options: { provider: "replicate" } },
  "custom-conversational-endpoint": {
    model: records.conversational,
    options: {
      endpointUrl: "https://models.example.org/serve/v1/chat/completions",
      providerModelId: "chatty",
      streaming: true,
    },
  },
  "custom-automatic-speech-recognition-options": {
    model: records["automatic-speech-recognition"],
    options: {
      provider: "custom",
      inputs: { inputs: "meeting notes.wav", parameters: { language: "pt", timestamps: 1 } },
    },
  },
};
for (const [name, value] of Object.entries(variants)) cases.set(name, value);

const files = new Map<string, string>();
for (const [name, { model, options }] of cases) {
  for (const { client, language, code } of inferenceSnippets(model, options)) {
    files.set(join(name, `${client}.${ending(language)}`), `${code}\n`);
  }
}

describe("golden files", () => {
  test.each([...files])("golden %s is what is emitted", async (path, code) => {
    await expect(code).toMatchFileSnapshot(join(folder, path));
  });

  // A missing one fails above, where the environment says CI; elsewhere it is written.
  test("no golden file is left over from code that is no longer emitted", () => {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    expect(found.filter((path) => !files.has(path))).toEqual([]);
  });

  test("every combination of the matrix has a golden file", () => {
    for (const entry of matrix()) {
      expect([...files.keys()], JSON.stringify(entry)).toContain(
        join(nameOf(entry), `${entry.client}.${ending(entry.language)}`),
      );
    }
  });
});
