// Models and options that reach every provider, task and client.
import type { ModelRecord } from "@modelshelf/catalogue";
import { type InferenceOptions, type InferenceTask, inferenceTasks, type MatrixEntry } from "../src/index.ts";

const named: Partial<Record<InferenceTask, ModelRecord>> = {
  conversational: { id: "acme/chatty-8b", pipeline_tag: "text-generation", tags: ["conversational"] },
  "text-generation": { id: "acme/writer-1b", pipeline_tag: "text-generation" },
  "text-to-image": { id: "acme/painter", pipeline_tag: "text-to-image" },
  "automatic-speech-recognition": { id: "acme/listener", pipeline_tag: "automatic-speech-recognition" },
};

export const records = Object.fromEntries(
  inferenceTasks.map((task) => [task, named[task] ?? { id: `acme/${task}`, pipeline_tag: task }]),
) as unknown as Readonly<Record<InferenceTask, ModelRecord>>;

export const visionRecord: ModelRecord = {
  id: "acme/seer-12b",
  pipeline_tag: "image-text-to-text",
  tags: ["conversational"],
};

/** A record that says who serves it, as the hub's API does. */
export const servedRecord: ModelRecord = {
  ...records["text-to-image"],
  inferenceProviderMapping: {
    "fal-ai": { providerId: "fal-ai/acme/painter", status: "live", task: "text-to-image" },
    replicate: { providerId: "acme-inc/painter:0123abcd", status: "live", task: "text-to-image" },
  },
};

export const loraRecord: ModelRecord = {
  id: "acme/painter-lora",
  pipeline_tag: "text-to-image",
  inferenceProviderMapping: [
    {
      provider: "fal-ai",
      providerId: "fal-ai/lora",
      status: "live",
      task: "text-to-image",
      adapterWeightsPath: "lora weights.safetensors",
    },
    {
      provider: "replicate",
      providerId: "acme-inc/flux-lora",
      status: "live",
      task: "text-to-image",
      adapterWeightsPath: "lora weights.safetensors",
    },
  ],
};

/** The options of an entry of the matrix. */
export const optionsOf = ({ provider, streaming, direct }: MatrixEntry): InferenceOptions => ({
  provider,
  ...(streaming && { streaming }),
  ...(direct && { directRequest: direct }),
});
