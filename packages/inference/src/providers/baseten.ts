import { chats } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

// Source: https://docs.baseten.co/inference/model-apis/overview; huggingface_hub 2.4.0 (read 2026-11-21).
export default {
  prettyLabel: "Baseten",
  docsUrl: "https://docs.baseten.co",
  hubOrg: "baseten",
  ownModelIds: true,
  direct: true,
  takesPictures: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: chats("baseten", "https://inference.baseten.co/v1"),
  },
} satisfies Provider;
