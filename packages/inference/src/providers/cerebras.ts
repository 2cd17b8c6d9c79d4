import { chats } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

// Sources, all read 2026-11-21: https://inference-docs.cerebras.ai/resources/openai; the types of
// @cerebras/cerebras_cloud_sdk 1.91.0 (`tools`, `response_format`, `reasoning_effort`); huggingface_hub 2.4.0.
export default {
  prettyLabel: "Cerebras",
  docsUrl: "https://inference-docs.cerebras.ai",
  hubOrg: "cerebras",
  ownModelIds: true,
  direct: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: chats("cerebras", "https://api.cerebras.ai/v1"),
  },
} satisfies Provider;
