// What the hub's SDKs can ask of each provider.
import type { ClientQuestion } from "../client.ts";
import type { ProviderId } from "../providers.ts";
import type { InferenceTask } from "../task.ts";

type Table = Partial<Record<ProviderId, readonly InferenceTask[]>>;

const chats = ["conversational"] as const;

/** Source: huggingface_hub 2.4.0, `inference/_providers/__init__.py` (read 2026-11-21). */
export const pythonTasks: Table = {
  baseten: chats,
  cerebras: chats,
  cohere: chats,
  deepinfra: [
    "automatic-speech-recognition",
    "conversational",
    "feature-extraction",
    "text-generation",
    "text-to-speech",
  ],
  "fal-ai": [
    "automatic-speech-recognition",
    "image-segmentation",
    "image-to-image",
    "image-to-video",
    "text-to-image",
    "text-to-speech",
    "text-to-video",
  ],
  "featherless-ai": ["conversational", "text-generation"],
  "fireworks-ai": chats,
  groq: chats,
  "hf-inference": [
    "audio-classification",
    "audio-to-audio",
    "automatic-speech-recognition",
    "conversational",
    "document-question-answering",
    "feature-extraction",
    "fill-mask",
    "image-classification",
    "image-segmentation",
    "image-to-image",
    "image-to-text",
    "object-detection",
    "question-answering",
    "sentence-similarity",
    "summarization",
    "table-question-answering",
    "tabular-classification",
    "text-classification",
    "text-generation",
    "text-to-image",
    "text-to-speech",
    "token-classification",
    "translation",
    "visual-question-answering",
    "zero-shot-classification",
    "zero-shot-image-classification",
  ],
  novita: ["conversational", "text-generation", "text-to-video"],
  nscale: ["conversational", "text-to-image"],
  openai: chats,
  ovhcloud: chats,
  publicai: chats,
  replicate: ["automatic-speech-recognition", "image-to-image", "text-to-image", "text-to-speech", "text-to-video"],
  scaleway: ["conversational", "feature-extraction"],
  together: [
    "conversational",
    "feature-extraction",
    "image-to-image",
    "image-to-video",
    "text-generation",
    "text-to-image",
    "text-to-speech",
    "text-to-video",
  ],
  wavespeed: ["image-to-image", "image-to-video", "text-to-image", "text-to-video"],
  "zai-org": ["conversational", "text-to-image"],
};

/** Source: @huggingface/inference 4.13.30, `lib/getProviderHelper.js` (read 2026-11-21). */
export const javascriptTasks: Table = {
  baseten: chats,
  cerebras: chats,
  cohere: chats,
  deepinfra: [
    "automatic-speech-recognition",
    "conversational",
    "feature-extraction",
    "text-generation",
    "text-to-image",
    "text-to-speech",
  ],
  "fal-ai": [
    "audio-to-audio",
    "automatic-speech-recognition",
    "image-segmentation",
    "image-text-to-image",
    "image-text-to-video",
    "image-to-image",
    "image-to-video",
    "text-to-audio",
    "text-to-image",
    "text-to-speech",
    "text-to-video",
  ],
  "featherless-ai": ["conversational", "text-generation"],
  "fireworks-ai": chats,
  groq: chats,
  // Not images to text: the SDK takes the list that is answered for no answer.
  "hf-inference": [
    "audio-classification",
    "audio-to-audio",
    "automatic-speech-recognition",
    "conversational",
    "document-question-answering",
    "feature-extraction",
    "fill-mask",
    "image-classification",
    "image-segmentation",
    "image-to-image",
    "object-detection",
    "question-answering",
    "sentence-similarity",
    "summarization",
    "table-question-answering",
    "tabular-classification",
    "tabular-regression",
    "text-classification",
    "text-generation",
    "text-to-audio",
    "text-to-image",
    "text-to-speech",
    "token-classification",
    "translation",
    "visual-question-answering",
    "zero-shot-classification",
    "zero-shot-image-classification",
  ],
  novita: ["conversational", "image-text-to-video", "text-to-video"],
  nscale: ["conversational", "text-to-image"],
  openai: chats,
  ovhcloud: ["conversational", "text-generation"],
  publicai: chats,
  replicate: ["automatic-speech-recognition", "image-to-image", "text-to-image", "text-to-speech", "text-to-video"],
  scaleway: ["conversational", "feature-extraction", "text-generation"],
  together: [
    "automatic-speech-recognition",
    "conversational",
    "feature-extraction",
    "image-to-image",
    "image-to-video",
    "text-generation",
    "text-to-image",
    "text-to-speech",
    "text-to-video",
  ],
  wavespeed: [
    "image-text-to-image",
    "image-text-to-video",
    "image-to-image",
    "image-to-video",
    "text-to-image",
    "text-to-video",
  ],
  "zai-org": ["conversational", "image-to-text", "text-to-image"],
};

/** Whether an SDK of the hub can ask; the policy `auto` asks whoever serves the model, by any way that the SDK has. */
export const hubSdkServes =
  (tasks: Table) =>
  ({ providerId, served, task }: ClientQuestion): boolean => {
    if (served.hubSdks === false) return false;
    if (providerId === "custom") return true;
    if (providerId === "auto") return Object.values(tasks).some((list) => list.includes(task));
    return tasks[providerId]?.includes(task) === true;
  };
