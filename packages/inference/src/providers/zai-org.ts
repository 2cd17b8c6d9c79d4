import { baseUrl, chats, jsonRequest } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";
import { FileText } from "../sample-file.ts";

const base = baseUrl("zai-org", "https://api.z.ai", "/api/paas/v4");

// Sources, all read 2026-11-21: docs.z.ai/api-reference ("Chat completion"; "Generate Image (Async)", which only
// GLM-Image has; "Retrieve Result"; "Layout Parsing": `file` by URL or
// base64, `md_results`) and zai-org/z-ai-sdk-python at d8d898b (the address, PROCESSING, SUCCESS, FAIL, `image_result`).
// That a file is a data URL: zai-org/GLM-OCR, `glmocr/maas_client.py`. The two headers that the hub's SDKs add
// (`x-source-channel`, `accept-language`) are no part of the documented requests.
export default {
  prettyLabel: "Z.ai",
  docsUrl: "https://docs.z.ai",
  hubOrg: "zai-org",
  ownModelIds: true,
  direct: true,
  takesPictures: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: chats("zai-org", "https://api.z.ai/api/paas/v4"),
    "text-to-image": {
      request: (call) =>
        jsonRequest(
          call,
          `${base(call)}/async/images/generations`,
          { model: call.providerModelId, prompt: call.inputs.prompt, ...call.inputs.parameters },
          {
            kind: "queue",
            status: { kind: "id", at: ["id"], before: `${base(call)}/async-result/` },
            state: ["task_status"],
            done: "SUCCESS",
            failed: ["FAIL"],
            answer: { kind: "url", at: ["image_result", 0, "url"], name: "image" },
          },
        ),
    },
    "image-to-text": {
      request: (call) =>
        jsonRequest(
          call,
          `${base(call)}/layout_parsing`,
          { model: call.providerModelId, file: FileText.dataUrl(call.inputs.file), ...call.inputs.parameters },
          { kind: "text", at: ["md_results"] },
        ),
    },
  },
} satisfies Provider;
