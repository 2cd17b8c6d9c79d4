import { url } from "@modelshelf/code";
import type { Provider, ProviderCall } from "../provider.ts";
import type { BodyValue, WireRequest } from "../request.ts";
import { FileDataUrl } from "../sample-file.ts";

/** A prediction; a model id with a version (`owner/name:version`) has a route of its own. */
function prediction(
  call: ProviderCall,
  input: Readonly<Record<string, BodyValue>>,
  output: "image" | "transcription",
): WireRequest {
  const base = call.direct ? "https://api.replicate.com/v1" : "https://router.huggingface.co/replicate/v1";
  const [name = "", version] = call.providerModelId.split(":", 2);
  return {
    url: version === undefined ? url`${base}/models/${name}/predictions` : `${base}/predictions`,
    // Answer with the output, for up to 60 seconds, instead of at once.
    headers: { "Content-Type": "application/json", Prefer: "wait" },
    scheme: "Bearer",
    body: { kind: "json", value: { ...(version !== undefined && { version }), input } },
    result: { kind: "prediction", output },
  };
}

// Source: https://replicate.com/docs/topics/predictions/create-a-prediction (routes, sync mode) and
// .../input-files (data URLs, for files below 1 MB); versions, `lora_weights` and the routed forms from
// huggingface_hub 2.4.0 and @huggingface/inference 4.13.30 (read 2026-11-21).
export default {
  prettyLabel: "Replicate",
  docsUrl: "https://replicate.com/docs",
  hubOrg: "replicate",
  ownModelIds: true,
  direct: true,
  // Python's `mimetypes` knows MP3 everywhere, FLAC only from 3.14 on.
  sampleAudio: "sample1.mp3",
  tasks: {
    "text-to-image": {
      request: (call) => {
        const { prompt, parameters } = call.inputs;
        const lora = call.adapterWeightsPath !== undefined;
        return prediction(
          call,
          { prompt, ...parameters, ...(lora && { lora_weights: url`https://huggingface.co/${call.model}` }) },
          "image",
        );
      },
    },
    "automatic-speech-recognition": {
      request: (call) =>
        prediction(call, { audio: new FileDataUrl(call.inputs.file), ...call.inputs.parameters }, "transcription"),
    },
  },
} satisfies Provider;
