import { url } from "@modelshelf/code";
import { baseUrl, jsonRequest } from "../openai-requests.ts";
import type { Provider, ProviderCall } from "../provider.ts";
import type { BodyValue, Queue, WireRequest } from "../request.ts";
import { FileText } from "../sample-file.ts";
import type { InferenceTask } from "../task.ts";

const base = baseUrl("replicate", "https://api.replicate.com", "/v1");

/** A prediction; a model id with a version (`owner/name:version`) has a route of its own. */
function prediction(
  call: ProviderCall<InferenceTask>,
  input: Readonly<Record<string, BodyValue>>,
  answer: Queue["answer"],
): WireRequest {
  const [name = "", version] = call.providerModelId.split(":", 2);
  const lora = call.adapterWeightsPath !== undefined && { lora_weights: url`https://huggingface.co/${call.model}` };
  return jsonRequest(
    call,
    version === undefined ? url`${base(call)}/models/${name}/predictions` : `${base(call)}/predictions`,
    { ...(version !== undefined && { version }), input: { ...input, ...lora } },
    {
      kind: "queue",
      status: {
        at: ["urls", "get"],
        ...(call.direct ? { kind: "url" } : { kind: "path", before: "https://router.huggingface.co/replicate" }),
      },
      state: ["status"],
      done: "succeeded",
      failed: ["failed", "canceled", "aborted"],
      answer,
    },
  );
}

const output = (name: "image" | "audio" | "video") => ({ kind: "url", at: ["output"], oneOrMore: true, name }) as const;

// Sources, all read 2026-11-21: replicate.com/docs ("Create a prediction": routes; asynchronous is the default, where
// `Prefer: wait`, which the hub's SDKs send, waits for a minute at most and may end with files but no final state, or
// with neither; "Prediction lifecycle": states, `urls.get`; "Input files": data URLs, for files below 1 MB). A picture's
// name is the model's own (vercel/ai at ed857f5, `packages/replicate`: `input_image` for FLUX.2, else `image`), so all
// are sent, as by huggingface_hub 2.4.0 and @huggingface/inference 4.13.30; versions and `lora_weights` are theirs, too.
// That the router passes questions for a state on rests on what it does for the other queues.
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
      request: (call) => prediction(call, { prompt: call.inputs.prompt, ...call.inputs.parameters }, output("image")),
    },
    "text-to-video": {
      request: (call) => prediction(call, { prompt: call.inputs.prompt, ...call.inputs.parameters }, output("video")),
    },
    "text-to-speech": {
      request: (call) => prediction(call, { text: call.inputs.prompt, ...call.inputs.parameters }, output("audio")),
    },
    "image-to-image": {
      request: (call) => {
        const { file, prompt, parameters } = call.inputs;
        const picture = FileText.dataUrl(file);
        const pictures = { image: picture, images: [picture], input_image: picture, input_images: [picture] };
        return prediction(call, { prompt, ...pictures, ...parameters }, output("image"));
      },
    },
    "automatic-speech-recognition": {
      request: (call) =>
        prediction(
          call,
          { audio: FileText.dataUrl(call.inputs.file), ...call.inputs.parameters },
          { kind: "spoken", at: ["output"] },
        ),
    },
  },
} satisfies Provider;
