import { hasChatTemplate, isConversational, type ModelRecord } from "@modelshelf/catalogue";

/**
 * The tasks that inference code is written for, by what they take: pipeline tags, and `conversational` for chat.
 *
 * - `chat`: messages
 * - `prompt`: a text
 * - `audio`, `image`: a file
 * - `edit`: a picture, and a text that says what becomes of it
 * - `question`: a picture, and a question about it
 * - `fields`: named values
 */
export const taskShapes = {
  conversational: "chat",
  "text-generation": "prompt",
  "text-classification": "prompt",
  "token-classification": "prompt",
  "zero-shot-classification": "prompt",
  "fill-mask": "prompt",
  "feature-extraction": "prompt",
  summarization: "prompt",
  translation: "prompt",
  "question-answering": "fields",
  "table-question-answering": "fields",
  "sentence-similarity": "fields",
  "tabular-classification": "fields",
  "tabular-regression": "fields",
  "audio-classification": "audio",
  "audio-to-audio": "audio",
  "automatic-speech-recognition": "audio",
  "text-to-audio": "prompt",
  "text-to-speech": "prompt",
  "image-classification": "image",
  "image-segmentation": "image",
  "image-to-text": "image",
  "object-detection": "image",
  "zero-shot-image-classification": "image",
  "document-question-answering": "question",
  "visual-question-answering": "question",
  "text-to-image": "prompt",
  "text-to-video": "prompt",
  "image-to-image": "edit",
  "image-to-video": "edit",
  "image-text-to-image": "edit",
  "image-text-to-video": "edit",
} as const;

export type InferenceTask = keyof typeof taskShapes;
export type TaskShape = (typeof taskShapes)[InferenceTask];

export const inferenceTasks = Object.keys(taskShapes) as readonly InferenceTask[];

export function isInferenceTask(value: unknown): value is InferenceTask {
  return typeof value === "string" && Object.hasOwn(taskShapes, value);
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
