import { chats } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

// Source: https://inference-docs.cerebras.ai/resources/openai; huggingface_hub 2.4.0 (read 2026-11-21).
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
