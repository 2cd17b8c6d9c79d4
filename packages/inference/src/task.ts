import { hasChatTemplate, isConversational, type ModelRecord } from "@modelshelf/catalogue";

/** The tasks that inference code is written for: pipeline tags, and `conversational` for chat. */
export const inferenceTasks = [
  "conversational",
  "text-generation",
  "text-to-image",
  "automatic-speech-recognition",
] as const;

export type InferenceTask = (typeof inferenceTasks)[number];

export function isInferenceTask(value: unknown): value is InferenceTask {
  return (inferenceTasks as readonly unknown[]).includes(value);
}

/**
 * The task that hosted inference has for the model; undefined where there is no code for it.
 *
 * A vision-language model is always asked by chat: no OpenAI-compatible server has another route
 * for it, and huggingface_hub 2.4.0 refuses any other (`_check_supported_task`, read 2026-11-21).
 */
export function inferenceTask(model: ModelRecord): InferenceTask | undefined {
  const tag: unknown = model.pipeline_tag;
  if (tag === "image-text-to-text") return "conversational";
  if (tag === "text-generation" && (isConversational(model) || hasChatTemplate(model))) return "conversational";
  return isInferenceTask(tag) ? tag : undefined;
}
