import { chats } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

// Sources, read 2026-11-21: https://platform.publicai.co/docs; huggingface_hub 2.4.0. Examples of the API name a
// `User-Agent` beside the token; clients send one of their own, but for PHP's and Rust's, and whether the server
// insists on it could not be found.
export default {
  prettyLabel: "Public AI",
  docsUrl: "https://platform.publicai.co/docs",
  hubOrg: "publicai",
  ownModelIds: true,
  direct: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: chats("publicai", "https://api.publicai.co/v1"),
  },
} satisfies Provider;
