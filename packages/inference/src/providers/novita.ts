import { url } from "@modelshelf/code";
import { baseUrl, chats, completions, jsonRequest } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";
import type { Queue } from "../request.ts";
import { FileText } from "../sample-file.ts";

const base = baseUrl("novita", "https://api.novita.ai", "/v3");
const openai = baseUrl("novita", "https://api.novita.ai", "/v3/openai");

// Source: https://novita.ai/docs/api-reference (completions, and "Task Result": states and `videos`);
// huggingface_hub 2.4.0 (the completions' route) and @huggingface/inference 4.13.30 (MiniMax H3) (read 2026-11-21).
export default {
  prettyLabel: "Novita",
  docsUrl: "https://novita.ai/docs",
  hubOrg: "novita",
  ownModelIds: true,
  direct: true,
  takesPictures: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: chats("novita", "https://api.novita.ai/v3/openai"),
    "text-generation": completions(openai),
    "text-to-video": {
      request: (call) =>
        jsonRequest(
          call,
          url`${base(call)}/async/${call.providerModelId}`,
          { prompt: call.inputs.prompt, ...call.inputs.parameters },
          {
            kind: "queue",
            status: { kind: "id", at: ["task_id"], before: `${base(call)}/async/task-result?task_id=` },
            state: ["task", "status"],
            done: "TASK_STATUS_SUCCEED",
            failed: ["TASK_STATUS_FAILED"],
            answer: { kind: "url", at: ["videos", 0, "video_url"], name: "video" },
          } satisfies Queue,
        ),
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
            failed: ["failed", "cancelled"],
            answer: { kind: "url", at: ["task", "content", "url"], name: "video" },
          } satisfies Queue,
        );
      },
    },
  },
} satisfies Provider;
