import { chats } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

// Source: https://docs.fireworks.ai/api-reference/post-chatcompletions; huggingface_hub 2.4.0 (read 2026-11-21).
export default {
  prettyLabel: "Fireworks",
  docsUrl: "https://docs.fireworks.ai",
  hubOrg: "fireworks-ai",
  ownModelIds: true,
  direct: true,
  takesPictures: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: chats("fireworks-ai", "https://api.fireworks.ai/inference/v1"),
  },
} satisfies Provider;
