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

const origin = "https://api.together.xyz";
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

/** A voice that the model has: the route wants one, and each model has its own. */
function voice(model: string): string {
  if (/kokoro/i.test(model)) return "af_heart";
  if (/cartesia|sonic/i.test(model)) return "friendly sidekick";
  return "tara";
}

// Source: https://docs.together.ai (completions, images, "Text to speech": voices, "Audio transcription", videos:
// states, `outputs`, keyframes); which field holds a picture: "Image to image" there, and
// huggingface_hub 2.4.0 (read 2026-11-21).
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
        const frame = { input_image: FileText.dataUrl(file), frame: "first" };
        return jsonRequest(
          call,
          videos(call),
          { model: call.providerModelId, prompt, frame_images: [frame], ...steps(parameters) },
          video(call),
        );
      },
    },
    "text-to-speech": speech(base, (call) => ({ voice: voice(call.providerModelId) })),
    "automatic-speech-recognition": transcriptions(base),
  },
} satisfies Provider;
