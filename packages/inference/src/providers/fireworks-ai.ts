import { chats } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

// Sources, all read 2026-11-21: https://docs.fireworks.ai/api-reference/post-chatcompletions; the address in
// @ai-sdk/fireworks 2.0.90 and huggingface_hub 2.4.0. Its completions, embeddings and pictures are not offered: neither
// SDK of the hub knows those tasks there.
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
