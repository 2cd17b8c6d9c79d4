import { chats } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

// Sources, all read 2026-11-21: docs.cohere.com/docs/compatibility-api at cohere-ai/cohere-developer-experience e814c8a
// (streams, `tools`, `response_format`; `reasoning_effort` only as "none" or "high"), which writes api.cohere.ai; the API
// reference there (`cohere-openapi.yaml`) and huggingface_hub 2.4.0 write api.cohere.com for the same host. Its recordings
// are not offered: they want a `language`, and neither SDK of the hub knows the task there.
export default {
  prettyLabel: "Cohere",
  docsUrl: "https://docs.cohere.com",
  hubOrg: "CohereLabs",
  ownModelIds: true,
  direct: true,
  takesPictures: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: chats("cohere", "https://api.cohere.com/compatibility/v1"),
  },
} satisfies Provider;
