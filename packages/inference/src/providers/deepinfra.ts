import { baseUrl, chats, completions, embeddings, images, speech, transcriptions } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

const base = baseUrl("deepinfra", "https://api.deepinfra.com", "/v1/openai");

// Source: https://deepinfra.com/docs/openai_api; @huggingface/inference 4.13.30 (read 2026-11-21).
export default {
  prettyLabel: "DeepInfra",
  docsUrl: "https://deepinfra.com/docs",
  hubOrg: "DeepInfra",
  ownModelIds: true,
  direct: true,
  takesPictures: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: chats("deepinfra", "https://api.deepinfra.com/v1/openai"),
    "text-generation": completions(base),
    "feature-extraction": embeddings(base),
    "text-to-image": images(base, "b64_json"),
    "text-to-speech": speech(base, () => ({})),
    "automatic-speech-recognition": transcriptions(base),
  },
} satisfies Provider;
