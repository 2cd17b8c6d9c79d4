import { chatRequest } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

// The router has no way to OpenAI: requests go to it, with its own key, whatever the reader wanted.
// Source: OpenAI API reference; huggingface_hub 2.4.0 `OpenAIConversationalTask` (read 2026-11-21).
export default {
  prettyLabel: "OpenAI",
  docsUrl: "https://platform.openai.com/docs",
  hubOrg: "openai",
  ownModelIds: true,
  direct: true,
  routed: false,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: {
      openai: true,
      request: (call) => chatRequest("https://api.openai.com/v1", call.providerModelId, call),
    },
  },
} satisfies Provider;
