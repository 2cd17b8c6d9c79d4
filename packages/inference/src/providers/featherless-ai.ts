import { baseUrl, chats, completions } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

const base = baseUrl("featherless-ai", "https://api.featherless.ai", "/v1");

// Sources, all read 2026-11-21: featherless.ai/docs (its API pages: /v1/chat/completions and /v1/completions; "Vision":
// pictures by URL or in base64; "Tool Calling"); huggingface_hub 2.4.0. Its speech is not offered: neither SDK of the hub
// knows the task there.
export default {
  prettyLabel: "Featherless AI",
  docsUrl: "https://featherless.ai/docs",
  hubOrg: "featherless-ai",
  ownModelIds: true,
  direct: true,
  takesPictures: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: chats("featherless-ai", "https://api.featherless.ai/v1"),
    "text-generation": completions(base),
  },
} satisfies Provider;
