import { baseUrl, chats, images } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

const base = baseUrl("nscale", "https://inference.api.nscale.com", "/v1");

// Source: https://docs.nscale.com/docs/inference/chat; huggingface_hub 2.4.0 (read 2026-11-21).
export default {
  prettyLabel: "Nscale",
  docsUrl: "https://docs.nscale.com",
  hubOrg: "nscale",
  ownModelIds: true,
  direct: true,
  takesPictures: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: chats("nscale", "https://inference.api.nscale.com/v1"),
    "text-to-image": images(base, "b64_json"),
  },
} satisfies Provider;
