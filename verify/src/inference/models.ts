// The model that each provider and task is asked for, with the id that the provider uses.
import type { ModelRecord } from "@modelshelf/catalogue";
import type { InferenceTask, ProviderId } from "@modelshelf/inference";

const named: Partial<Record<InferenceTask, ModelRecord>> = {
  conversational: {
    id: "meta-llama/Llama-3.1-8B-Instruct",
    pipeline_tag: "text-generation",
    tags: ["conversational"],
  },
  "text-generation": { id: "openai-community/gpt2", pipeline_tag: "text-generation" },
  "text-to-image": { id: "black-forest-labs/FLUX.1-schnell", pipeline_tag: "text-to-image" },
  "automatic-speech-recognition": { id: "openai/whisper-large-v3", pipeline_tag: "automatic-speech-recognition" },
};

const recordFor = (task: InferenceTask): ModelRecord =>
  named[task] ?? { id: `acme/model-for-${task}`, pipeline_tag: task as NonNullable<ModelRecord["pipeline_tag"]> };

/** Ids that a provider gives models; where none is listed it is the hub's. */
const providerModelIds: { readonly [P in ProviderId]?: { readonly [T in InferenceTask]?: string } } = {
  groq: { conversational: "llama-3.1-8b-instant" },
  "fal-ai": { "text-to-image": "fal-ai/flux/schnell", "automatic-speech-recognition": "fal-ai/whisper" },
  novita: { "image-text-to-video": "MiniMax-H3" },
  replicate: {
    "text-to-image": "black-forest-labs/flux-schnell",
    "automatic-speech-recognition": "openai/whisper:8099696689d249cf8b122d833c36ac3f75505c666a395ca40ef26f68e7d3d16e",
  },
};

/** The record to ask `provider` for `task`; the provider is named in its mapping, or the one that `auto` comes to. */
export function modelFor(provider: ProviderId, task: InferenceTask, server: ProviderId = provider): ModelRecord {
  const model = recordFor(task);
  if (provider === "custom") return model;
  const providerId = providerModelIds[server]?.[task] ?? model.id;
  return { ...model, inferenceProviderMapping: { [server]: { providerId, status: "live", task } } };
}

/** A vision-language model for a provider that chats. */
export function imageModelFor(provider: ProviderId): ModelRecord {
  const id = "Qwen/Qwen2.5-VL-7B-Instruct";
  const { inferenceProviderMapping: _mapping, ...model } = modelFor(provider, "conversational");
  const server = provider === "auto" ? "hf-inference" : provider;
  const providerId = server === "groq" ? "qwen-2.5-vl" : id;
  const mapping = { [server]: { providerId, status: "live", task: "conversational" } } as const;
  return {
    ...model,
    id,
    pipeline_tag: "image-text-to-text",
    ...(provider !== "custom" && { inferenceProviderMapping: mapping }),
  };
}

/** What each provider calls its general application for LoRAs. */
const loraApplications: Partial<Record<ProviderId, string>> = {
  replicate: "lucataco/flux-dev-lora",
  wavespeed: "wavespeed-ai/flux-dev-lora",
};

/** A LoRA for images, by the provider's general application for such. */
export function adapterFor(provider: ProviderId): ModelRecord {
  const providerId = loraApplications[provider] ?? "fal-ai/flux-lora";
  const mapping = {
    providerId,
    status: "live",
    task: "text-to-image",
    adapterWeightsPath: "flux_lora.safetensors",
  } as const;
  return {
    id: "alvdansen/softserve_anime",
    pipeline_tag: "text-to-image",
    tags: ["diffusers", "lora"],
    inferenceProviderMapping: { [provider]: mapping },
  };
}
