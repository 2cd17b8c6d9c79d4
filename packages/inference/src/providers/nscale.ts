import { baseUrl, chats, images } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

const base = baseUrl("nscale", "https://inference.api.nscale.com", "/v1");

// Sources, all read 2026-11-21: docs.nscale.com ("Chat"; "Create image": `model`, `prompt`, `size` and `n`, answered in
// `b64_json`). The field `response_format` is not among those; both of the hub's SDKs send it (huggingface_hub 2.4.0,
// @huggingface/inference 4.13.30).
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
