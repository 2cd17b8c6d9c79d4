import { baseUrl, chats, completions, embeddings } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

const base = baseUrl("scaleway", "https://api.scaleway.ai", "/v1");

// Sources, all read 2026-11-21: https://www.scaleway.com/en/developers/api/generative-apis (chats with structured
// outputs, tools and pictures; embeddings). The completions rest on @huggingface/inference 4.13.30 alone, to which
// Scaleway's people brought them. Its transcriptions are not offered: neither SDK of the hub knows the task there.
export default {
  prettyLabel: "Scaleway",
  docsUrl: "https://www.scaleway.com/en/docs/generative-apis",
  hubOrg: "scaleway",
  ownModelIds: true,
  direct: true,
  takesPictures: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: chats("scaleway", "https://api.scaleway.ai/v1"),
    // The prompt alone: what else the SDKs of the hub send beside it, `inputs` among it, is no field of this route.
    "text-generation": completions(base),
    "feature-extraction": embeddings(base),
  },
} satisfies Provider;
