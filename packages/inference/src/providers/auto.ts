import { chatRequest, routerChatUrl } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";
import { inferenceTasks } from "../task.ts";

// Whoever serves the model, chosen by the hub. Chats are routed by the router itself, to which the
// bare model id means "any provider"; for other tasks the hub's SDKs look the provider up.
// Source: huggingface_hub 2.4.0 `AutoRouterConversationalTask` and `get_provider_helper`,
// @huggingface/inference 4.13.30 `resolveProvider` (read 2026-11-21).
export default {
  prettyLabel: "Auto",
  docsUrl: "https://huggingface.co/docs/inference-providers",
  direct: false,
  // An MP3: the one format that every provider behind `auto` takes from both SDKs.
  sampleAudio: "sample1.mp3",
  tasks: {
    ...Object.fromEntries(inferenceTasks.map((task) => [task, {}])),
    conversational: { openai: true, request: (call) => chatRequest(routerChatUrl, call.model, call) },
  },
} satisfies Provider;
