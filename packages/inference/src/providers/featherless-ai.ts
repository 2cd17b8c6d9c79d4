import { baseUrl, chats, completions } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

const base = baseUrl("featherless-ai", "https://api.featherless.ai", "/v1");

// Source: https://featherless.ai/docs/api-overview-and-common-options; huggingface_hub 2.4.0 (read 2026-11-21).
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
