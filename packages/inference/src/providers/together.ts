import {
  base64Image,
  baseUrl,
  chats,
  completions,
  embeddings,
  images,
  jsonRequest,
  speech,
  transcriptions,
} from "../openai-requests.ts";
import type { Provider, ProviderCall } from "../provider.ts";
import type { JsonValue, Queue } from "../request.ts";
import { FileText } from "../sample-file.ts";
import { openVoice } from "../voices.ts";

const origin = "https://api.together.ai";
const base = baseUrl("together", origin, "/v1");
const videos = baseUrl("together", origin, "/v2/videos");

type Parameters = Readonly<Record<string, JsonValue>>;

/** Together counts `steps`. */
function steps({ num_inference_steps, ...rest }: Parameters): Parameters {
  return num_inference_steps === undefined ? rest : { ...rest, steps: num_inference_steps };
}

const video = (call: Pick<ProviderCall, "direct">): Queue => ({
  kind: "queue",
  status: { kind: "id", at: ["id"], before: `${videos(call)}/` },
  state: ["status"],
  done: "completed",
  failed: ["failed", "cancelled"],
  answer: { kind: "url", at: ["outputs", "video_url"], name: "video" },
});

// Voices of the families that are no open models.
const voices = [
  { of: /cartesia|sonic/i, voice: "friendly sidekick" },
  { of: /rime-mist/i, voice: "cove" },
  { of: /rime-arcana/i, voice: "luna" },
  { of: /minimax\/speech-2\.6/i, voice: "English_FriendlyNeighbor" },
  { of: /minimax\/speech/i, voice: "English_CalmWoman" },
] as const;

/** A voice of the model's: the route wants one, and each family has its own; of an unknown one, that of the examples. */
const voice = (model: string): string => openVoice(model) ?? voices.find(({ of }) => of.test(model))?.voice ?? "tara";

// Sources, all read 2026-11-21: docs.together.ai ("OpenAI compatibility": the address, and all of these routes;
// "Text to speech": a voice is required, mp3 among the formats; "Speech to text": flac among the formats;
// "Videos", "Parameters" and "Reference images and keyframes": `media.frame_images`, a local picture in base64 without
// a prefix, where the older `frame_images` stood beside the prompt); the types of together-ai 0.52.0 (`steps`,
// `response_format: "base64"`, states and `outputs` of videos, where `prompt` is optional); togethercomputer/skills at
// 644d382 (voices by family, `queued` and `cancelled`, which pictures stand in `image_url`: FLUX.1 Kontext's).
// That those pictures may be data URLs rests on huggingface_hub 2.4.0 and @ai-sdk/togetherai, which send them.
export default {
  prettyLabel: "Together AI",
  docsUrl: "https://docs.together.ai",
  hubOrg: "togethercomputer",
  ownModelIds: true,
  direct: true,
  takesPictures: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: chats("together", `${origin}/v1`),
    "text-generation": completions(base),
    "feature-extraction": embeddings(base),
    "text-to-image": images(base, "base64", steps),
    "image-to-image": {
      request: (call) => {
        const { file, prompt, parameters } = call.inputs;
        const picture = FileText.dataUrl(file);
        // FLUX.1 Kontext takes one picture, all others a list.
        const isKontext = /kontext/i.test(call.providerModelId) && /flux\.1/i.test(call.providerModelId);
        return jsonRequest(
          call,
          `${base(call)}/images/generations`,
          {
            model: call.providerModelId,
            prompt,
            ...(isKontext ? { image_url: picture } : { reference_images: [picture] }),
            response_format: "base64",
            ...steps(parameters),
          },
          base64Image,
        );
      },
    },
    "text-to-video": {
      request: (call) => {
        const { prompt, parameters } = call.inputs;
        return jsonRequest(
          call,
          videos(call),
          { model: call.providerModelId, prompt, ...steps(parameters) },
          video(call),
        );
      },
    },
    "image-to-video": {
      request: (call) => {
        const { file, prompt, parameters } = call.inputs;
        const frame = { input_image: FileText.base64(file), frame: "first" };
        return jsonRequest(
          call,
          videos(call),
          { model: call.providerModelId, prompt, media: { frame_images: [frame] }, ...steps(parameters) },
          video(call),
        );
      },
    },
    "text-to-speech": speech(base, (call) => ({ voice: voice(call.providerModelId) })),
    "automatic-speech-recognition": transcriptions(base),
  },
} satisfies Provider;
