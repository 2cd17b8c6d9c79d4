import { url } from "@modelshelf/code";
import { InferenceInputError } from "../errors.ts";
import type { Provider } from "../provider.ts";
import type { BodyValue } from "../request.ts";
import { FileDataUrl, type SampleFile } from "../sample-file.ts";

const routed = "https://router.huggingface.co/fal-ai";

// The audio types that fal decodes from a data URL, and the names that it knows them by: what the
// authors of @huggingface/inference 4.13.30 tried with fal-ai/whisper (`providers/fal-ai.js`, read 2026-11-21).
const audioTypes: Readonly<Record<string, string>> = {
  "audio/mpeg": "audio/mpeg",
  "audio/wav": "audio/x-wav",
  "audio/webm": "video/webm",
};

function audioUrl(file: SampleFile): FileDataUrl {
  const contentType = audioTypes[file.contentType];
  if (contentType === undefined) {
    throw new InferenceInputError(`fal cannot read ${JSON.stringify(file.path)}; give it an mp3, wav or webm file`);
  }
  return new FileDataUrl({ ...file, contentType });
}

// Source: https://fal.ai/docs/documentation/model-apis/inference/queue (states, status_url, response_url)
// and fal-client 1.0.3; the routed forms, `loras` and the audio types that fal decodes from
// huggingface_hub 2.4.0 and @huggingface/inference 4.13.30 (read 2026-11-21).
export default {
  prettyLabel: "fal",
  docsUrl: "https://fal.ai/docs",
  hubOrg: "fal",
  ownModelIds: true,
  direct: true,
  // fal decodes data URLs of few audio types; MP3 is the one that all clients label alike.
  sampleAudio: "sample1.mp3",
  tasks: {
    "text-to-image": {
      request: (call) => {
        const { providerModelId: id, adapterWeightsPath } = call;
        const body: Record<string, BodyValue> = { prompt: call.inputs.prompt, ...call.inputs.parameters };
        if (adapterWeightsPath !== undefined) {
          body.loras = [
            { path: url`https://huggingface.co/${call.model}/resolve/main/${adapterWeightsPath}`, scale: 1 },
          ];
          // The app for Stable Diffusion needs to know what the weights adapt.
          if (id === "fal-ai/lora") body.model_name = "stabilityai/stable-diffusion-xl-base-1.0";
        }
        return {
          url: call.direct ? url`https://queue.fal.run/${id}` : `${url`${routed}/${id}`}?_subdomain=queue`,
          headers: { "Content-Type": "application/json" },
          scheme: call.direct ? "Key" : "Bearer",
          body: { kind: "json", value: body },
          result: {
            kind: "queue",
            ...(!call.direct && { via: { base: routed, query: "?_subdomain=queue" } }),
            result: { kind: "image-url" },
          },
        };
      },
    },
    "automatic-speech-recognition": {
      request: (call) => ({
        url: call.direct ? url`https://fal.run/${call.providerModelId}` : url`${routed}/${call.providerModelId}`,
        headers: { "Content-Type": "application/json" },
        scheme: call.direct ? "Key" : "Bearer",
        body: { kind: "json", value: { audio_url: audioUrl(call.inputs.file), ...call.inputs.parameters } },
        result: { kind: "transcription" },
      }),
    },
  },
} satisfies Provider;
