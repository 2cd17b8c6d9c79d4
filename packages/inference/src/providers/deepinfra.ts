import { baseUrl, chats, completions, embeddings, images, speech, transcriptions } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";
import { openVoice } from "../voices.ts";

const base = baseUrl("deepinfra", "https://api.deepinfra.com", "/v1/openai");

/** A voice, where the model is known to have it; models of one voice, or of a cloned one, take none. */
function voice(model: string): Readonly<Record<string, string>> {
  const found = openVoice(model);
  return found === undefined ? {} : { voice: found };
}

// Sources, all read 2026-11-21: docs.deepinfra.com at deepinfra/docs 0db204f ("Chat Completions": stream, tools,
// response_format, reasoning_effort; "Text Completions", "Embeddings", "Image Generation": only `b64_json`) and its API
// reference ("Openai Audio Speech": `voice` may be left out, mp3 among the formats, wav where none is said; "Openai Audio
// Transcriptions": a form with `file` and `model`; the same routes are also below /v1); flac among a recording's
// formats: deepinfra.com/openai/whisper-large-v3/api. The pages "Text to Speech" and "Speech Recognition" there show
// the older /v1/inference routes. Text to video has only such a route, and the hub maps no model of it to DeepInfra.
export default {
  prettyLabel: "DeepInfra",
  docsUrl: "https://docs.deepinfra.com",
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
    "text-to-speech": speech(base, (call) => voice(call.providerModelId)),
    "automatic-speech-recognition": transcriptions(base),
  },
} satisfies Provider;
