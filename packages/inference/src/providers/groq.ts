import { chats } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

// Groq has no completions route: a text that is no chat cannot be continued there. Its transcriptions
// are not offered: the hub maps no model of that task to it.
// Sources, all read 2026-11-21: https://console.groq.com/docs/openai; the types of groq-sdk 1.6.0 (pictures, `tools`,
// `response_format`, `reasoning_effort` as the model knows it); huggingface_hub 2.4.0.
export default {
  prettyLabel: "Groq",
  docsUrl: "https://console.groq.com/docs/api-reference",
  hubOrg: "groq",
  ownModelIds: true,
  direct: true,
  takesPictures: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: chats("groq", "https://api.groq.com/openai/v1"),
  },
} satisfies Provider;
