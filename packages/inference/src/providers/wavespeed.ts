import { url } from "@modelshelf/code";
import { baseUrl, jsonRequest } from "../openai-requests.ts";
import type { Provider, ProviderCall, ServedTask } from "../provider.ts";
import type { BodyValue, WireRequest } from "../request.ts";
import { FileText } from "../sample-file.ts";
import type { InferenceTask } from "../task.ts";

const base = baseUrl("wavespeed", "https://api.wavespeed.ai", "");

function prediction(
  call: ProviderCall<InferenceTask>,
  name: "image" | "video",
  value: Readonly<Record<string, BodyValue>>,
): WireRequest {
  const lora = call.adapterWeightsPath !== undefined && { loras: [{ path: call.model, scale: 1 }] };
  return jsonRequest(
    call,
    url`${base(call)}/api/v3/${call.providerModelId}`,
    { ...value, ...lora },
    {
      kind: "queue",
      status: {
        at: ["data", "urls", "get"],
        ...(call.direct ? { kind: "url" } : { kind: "path", before: base(call) }),
      },
      state: ["data", "status"],
      done: "completed",
      failed: ["failed", "cancelled", "timeout"],
      answer: { kind: "url", at: ["data", "outputs", 0], name },
    },
  );
}

type EditTask = "image-to-image" | "image-to-video" | "image-text-to-image" | "image-text-to-video";

/** Models of one picture call it `image`, those of several `images`. */
const edit = <T extends EditTask>(name: "image" | "video"): ServedTask<T> => ({
  request: (call: ProviderCall<EditTask>) => {
    const { file, prompt, parameters } = call.inputs;
    const picture = FileText.dataUrl(file);
    return prediction(call, name, { prompt, image: picture, images: [picture], ...parameters });
  },
});

const draw = <T extends "text-to-image" | "text-to-video">(name: "image" | "video"): ServedTask<T> => ({
  request: (call: ProviderCall<"text-to-image" | "text-to-video">) =>
    prediction(call, name, { prompt: call.inputs.prompt, ...call.inputs.parameters }),
});

// Sources, all read 2026-11-21: wavespeed.ai/docs ("Submit task", "Get result": states, `outputs`) and
// WaveSpeedAI/wavespeed-python at a420718 (`cancelled` and `timeout`); the models' own llms.txt there (FLUX.2's editors
// want `images`, those of one picture `image`; LoRAs as `path` and `scale`). Both names are sent, as the model decides.
// The documentation gives pictures by URL; that they may be base64 or data URLs rests on huggingface_hub 2.4.0 and
// @huggingface/inference 4.13.30, which send them so, and LoRAs by the hub's id.
export default {
  prettyLabel: "WaveSpeedAI",
  docsUrl: "https://wavespeed.ai/docs",
  hubOrg: "wavespeed",
  ownModelIds: true,
  direct: true,
  sampleAudio: "sample1.flac",
  tasks: {
    "text-to-image": draw("image"),
    "text-to-video": draw("video"),
    "image-to-image": edit("image"),
    "image-to-video": edit("video"),
    "image-text-to-image": edit("image"),
    "image-text-to-video": edit("video"),
  },
} satisfies Provider;
