import { chats } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

// Source: https://platform.publicai.co/docs; huggingface_hub 2.4.0 (read 2026-11-21).
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
