import { chatRequest, routerChatUrl } from "../chat-request.ts";
import type { Provider } from "../provider.ts";

// Source: https://console.groq.com/docs/openai; huggingface_hub 2.4.0 `GroqConversationalTask` (read 2026-11-21).
// Groq has no completions route: a text that is no chat cannot be continued there. Its transcriptions
// are not offered: the hub maps no model of that task to it.
export default {
  prettyLabel: "Groq",
  docsUrl: "https://console.groq.com/docs/api-reference",
  hubOrg: "groq",
  ownModelIds: true,
  direct: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: {
      openai: true,
      request: (call) =>
        call.direct
          ? chatRequest("https://api.groq.com/openai/v1", call.providerModelId, call)
          : chatRequest(routerChatUrl, `${call.model}:groq`, call),
    },
  },
} satisfies Provider;
