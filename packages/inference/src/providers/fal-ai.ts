import { url } from "@modelshelf/code";
import { InferenceInputError } from "../errors.ts";
import { jsonRequest } from "../openai-requests.ts";
import type { Provider, ProviderCall, ServedTask } from "../provider.ts";
import type { BodyValue, Queue, WireRequest } from "../request.ts";
import { FileText, type SampleFile } from "../sample-file.ts";
import type { InferenceTask } from "../task.ts";

const router = "https://router.huggingface.co/fal-ai";

// The audio types that fal decodes from a data URL, and the names that it knows them by: what the
// authors of @huggingface/inference 4.13.30 tried with fal-ai/whisper (`providers/fal-ai.js`, read 2026-11-21).
const audioTypes: Readonly<Record<string, string>> = {
  "audio/mpeg": "audio/mpeg",
  "audio/wav": "audio/x-wav",
  "audio/webm": "video/webm",
};

function audioUrl(file: SampleFile): FileText {
  const contentType = audioTypes[file.contentType];
  if (contentType === undefined) {
    throw new InferenceInputError(`fal cannot read ${JSON.stringify(file.path)}; give it an mp3, wav or webm file`);
  }
  return FileText.dataUrl({ ...file, contentType });
}

type Input = Readonly<Record<string, BodyValue>>;

/** An application that answers at once. */
const run = (call: ProviderCall<InferenceTask>, input: Input, answer: Queue["answer"]): WireRequest =>
  jsonRequest(call, url`${call.direct ? "https://fal.run" : router}/${call.providerModelId}`, input, answer, "Key");

/** An application behind the queue. */
function queued(call: ProviderCall<InferenceTask>, input: Input, answer: Queue["answer"]): WireRequest {
  const id = call.providerModelId;
  const query = "?_subdomain=queue";
  return jsonRequest(
    call,
    call.direct ? url`https://queue.fal.run/${id}` : `${url`${router}/${id}`}${query}`,
    { ...input, ...loras(call) },
    {
      kind: "queue",
      ...(call.direct
        ? { status: { kind: "url", at: ["status_url"] }, result: { kind: "url", at: ["response_url"] } }
        : {
            status: { kind: "path", at: ["response_url"], before: router, after: `/status${query}` },
            result: { kind: "path", at: ["response_url"], before: router, after: query },
          }),
      state: ["status"],
      done: "COMPLETED",
      failed: [],
      answer,
    },
    "Key",
  );
}

function loras({ model, providerModelId, adapterWeightsPath }: ProviderCall<InferenceTask>): Input {
  if (adapterWeightsPath === undefined) return {};
  return {
    loras: [{ path: url`https://huggingface.co/${model}/resolve/main/${adapterWeightsPath}`, scale: 1 }],
    // The app for Stable Diffusion needs to know what the weights adapt.
    ...(providerModelId === "fal-ai/lora" && { model_name: "stabilityai/stable-diffusion-xl-base-1.0" }),
  };
}

const image = { kind: "url", at: ["images", 0, "url"], name: "image" } as const;
const video = { kind: "url", at: ["video", "url"], name: "video" } as const;
const audio = { kind: "url", at: ["audio", "url"], name: "audio" } as const;

type TextTask = "text-to-image" | "text-to-video" | "text-to-audio";

const ofText = <T extends TextTask>(answer: Queue["answer"]): ServedTask<T> => ({
  request: (call: ProviderCall<TextTask>) =>
    queued(call, { prompt: call.inputs.prompt, ...call.inputs.parameters }, answer),
});

type EditTask = "image-to-image" | "image-to-video" | "image-text-to-image" | "image-text-to-video";

const ofPicture = <T extends EditTask>(
  answer: Queue["answer"],
  pictures: (picture: FileText) => Input,
): ServedTask<T> => ({
  request: (call: ProviderCall<EditTask>) => {
    const { file, prompt, parameters } = call.inputs;
    return queued(call, { prompt, ...pictures(FileText.dataUrl(file)), ...parameters }, answer);
  },
});

/** What an application calls the text that it reads: of the open models' all but Kokoro's `text`. */
const spoken = (application: string) => (/^fal-ai\/kokoro\b/.test(application) ? "prompt" : "text");

// Applications of one picture call it `image_url` (83 of the editors), those of several (FLUX.2; 74) `image_urls`; they
// leave a name that they do not know alone. The first frame of a video is `image_url` for 85 of 93.
const edited = (picture: FileText) => ({ image_url: picture, image_urls: [picture] });
const firstFrame = (picture: FileText) => ({ image_url: picture });

// Sources, all read 2026-11-21: fal.ai/docs ("Queue": states, status_url, response_url) and fal-client 1.0.3; the fields
// of 1207 applications, and how many have them, in the types of @fal-ai/client 1.10.1 (`src/types/endpoints.d.ts`):
// `images` for pictures, `image` for cut-outs, `video`, `audio`, and `audio_file` for some music; no failed state is
// named, since the result's address answers with the error. The routed forms, `loras` by the weights' address and the
// audio types that fal decodes: huggingface_hub 2.4.0 and @huggingface/inference 4.13.30.
export default {
  prettyLabel: "fal",
  docsUrl: "https://fal.ai/docs",
  hubOrg: "fal",
  ownModelIds: true,
  direct: true,
  // fal decodes data URLs of few audio types; MP3 is the one that all clients label alike.
  sampleAudio: "sample1.mp3",
  tasks: {
    "text-to-image": ofText(image),
    "text-to-video": ofText(video),
    // Applications call the file by one of two names.
    "text-to-audio": ofText({ kind: "url", at: ["audio_file", "url"], or: ["audio", "url"], name: "audio" }),
    "image-to-image": ofPicture(image, edited),
    "image-text-to-image": ofPicture(image, edited),
    "image-to-video": ofPicture(video, firstFrame),
    "image-text-to-video": ofPicture(video, firstFrame),
    "image-segmentation": {
      request: (call) =>
        queued(
          call,
          { image_url: FileText.dataUrl(call.inputs.file), ...call.inputs.parameters },
          { kind: "url", at: ["image", "url"], name: "mask" },
        ),
    },
    "audio-to-audio": {
      request: (call) => queued(call, { audio_url: audioUrl(call.inputs.file), ...call.inputs.parameters }, audio),
    },
    "text-to-speech": {
      request: (call) => {
        const { prompt, parameters } = call.inputs;
        return run(call, { [spoken(call.providerModelId)]: prompt, ...parameters }, audio);
      },
    },
    "automatic-speech-recognition": {
      request: (call) =>
        run(call, { audio_url: audioUrl(call.inputs.file), ...call.inputs.parameters }, { kind: "text", at: ["text"] }),
    },
  },
} satisfies Provider;
