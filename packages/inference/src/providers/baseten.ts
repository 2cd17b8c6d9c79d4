import { chats } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

// Sources, all read 2026-11-21: https://docs.baseten.co/inference/model-apis/overview; the address in
// vercel/ai at ed857f5 (`packages/baseten`) and huggingface_hub 2.4.0.
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
