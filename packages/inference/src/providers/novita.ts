import { url } from "@modelshelf/code";
import { type BaseUrl, baseUrl, chats, completions, jsonRequest } from "../openai-requests.ts";
import type { Provider, ProviderCall } from "../provider.ts";
import type { BodyValue, Queue } from "../request.ts";
import { FileText } from "../sample-file.ts";

const base = baseUrl("novita", "https://api.novita.ai", "/v3");
// The router's path is the older one, which both of the hub's SDKs ask.
const openai: BaseUrl = ({ direct }) =>
  direct ? "https://api.novita.ai/openai/v1" : "https://router.huggingface.co/novita/v3/openai";

/** The body of a video's request: the routes of the families differ, and most want a prompt alone. */
function video({ providerModelId, inputs }: ProviderCall<"text-to-video">): Readonly<Record<string, BodyValue>> {
  const { prompt, parameters } = inputs;
  const { num_inference_steps, ...rest } = parameters;
  const settings = num_inference_steps === undefined ? rest : { ...rest, steps: num_inference_steps };
  if (/^wan-2\.[25]-/.test(providerModelId)) {
    return { input: { prompt }, ...(Object.keys(settings).length > 0 && { parameters: settings }) };
  }
  const required: Readonly<Record<string, BodyValue>> = /^hunyuan-video-fast$/.test(providerModelId)
    ? { model_name: providerModelId, width: 1280, height: 720, seed: -1, steps: 20 }
    : {};
  return { prompt, ...required, ...settings };
}

// Sources, all read 2026-11-21: novita.ai/docs/api-reference ("Create chat completion": the address, streams, tools,
// response_format, pictures; "Task Result": states and `videos`; "Wan 2.1 Text to Video", "Minimax Video-01", "Minimax
// Hailuo 2.3", "Wan 2.7": a prompt beside the settings; "Wan 2.2" and "Wan 2.5 Preview": `input` and `parameters`;
// "Hunyuan Video Fast": what is required). Completions stand beside the chats in Novita's discovery document.
// MiniMax H3: platform.minimaxi.com/docs ("video-generation-v2-query": the task and its states; `content`, roles,
// pictures as data URIs), which Novita passes on below /v3/minimax, as its own people wrote for @huggingface/inference
// 4.13.30. That the router knows these routes rests on that SDK and huggingface_hub 2.4.0.
export default {
  prettyLabel: "Novita",
  docsUrl: "https://novita.ai/docs",
  hubOrg: "novita",
  ownModelIds: true,
  direct: true,
  takesPictures: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: chats("novita", "https://api.novita.ai/openai/v1"),
    "text-generation": completions(openai),
    "text-to-video": {
      request: (call) =>
        jsonRequest(call, url`${base(call)}/async/${call.providerModelId}`, video(call), {
          kind: "queue",
          status: { kind: "id", at: ["task_id"], before: `${base(call)}/async/task-result?task_id=` },
          state: ["task", "status"],
          done: "TASK_STATUS_SUCCEED",
          failed: ["TASK_STATUS_FAILED"],
          answer: { kind: "url", at: ["videos", 0, "video_url"], name: "video" },
        } satisfies Queue),
    },
    "image-text-to-video": {
      request: (call) => {
        const { file, prompt, parameters } = call.inputs;
        // Each of Novita's families has a route of its own; this is the one that the hub maps models to.
        return jsonRequest(
          call,
          `${base(call)}/minimax/v2/video_generation`,
          {
            model: call.providerModelId,
            content: [
              { type: "text", text: prompt },
              { type: "image_url", image_url: { url: FileText.dataUrl(file) }, role: "first_frame" },
            ],
            resolution: "768P",
            duration: 4,
            ratio: "adaptive",
            ...parameters,
          },
          {
            kind: "queue",
            status: { kind: "id", at: ["task_id"], before: `${base(call)}/minimax/v2/query/video_generation/` },
            state: ["task", "status"],
            done: "succeeded",
            failed: ["failed", "cancelled", "expired"],
            answer: { kind: "url", at: ["task", "content", "url"], name: "video" },
          } satisfies Queue,
        );
      },
    },
  },
} satisfies Provider;
