import { chats } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

// Source: https://docs.cohere.com/docs/compatibility-api; huggingface_hub 2.4.0 (read 2026-11-21).
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
