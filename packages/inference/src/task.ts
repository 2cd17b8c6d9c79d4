import { askedTask, type ModelRecord } from "@modelshelf/catalogue";

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

/** The task that hosted inference has for the model; undefined where there is no code for it. */
export function inferenceTask(model: ModelRecord): InferenceTask | undefined {
  const task = askedTask(model);
  return isInferenceTask(task) ? task : undefined;
}
