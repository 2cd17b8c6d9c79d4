import { url } from "@modelshelf/code";
import { chatRequest, completionRequest, routerChatUrl } from "../chat-request.ts";
import { InferenceInputError } from "../errors.ts";
import type { Provider, ProviderCall } from "../provider.ts";

const modelUrl = (call: ProviderCall) => url`https://router.huggingface.co/hf-inference/models/${call.providerModelId}`;

// The hub's own provider. It stands behind the router, so "direct" only means without the router's
// choice by suffix, with the same token.
// Source: huggingface_hub 2.4.0 `_providers/hf_inference.py` and `TASKS_EXPECTING_IMAGES` (Accept);
// @huggingface/inference 4.13.30 `providers/hf-inference.js` (completions) (read 2026-11-21).
export default {
  prettyLabel: "HF Inference API",
  docsUrl: "https://huggingface.co/docs/inference-providers/providers/hf-inference",
  hubOrg: "hf-inference",
  direct: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: {
      openai: true,
      request: (call) =>
        call.direct
          ? chatRequest(`${modelUrl(call)}/v1`, call.providerModelId, call)
          : chatRequest(routerChatUrl, `${call.model}:hf-inference`, call),
    },
    "text-generation": {
      openai: true,
      request: (call) => completionRequest(`${modelUrl(call)}/v1`, call.providerModelId, call),
    },
    "text-to-image": {
      request: (call) => {
        const { prompt, parameters } = call.inputs;
        return {
          url: modelUrl(call),
          // Without it the format is the server's choice.
          headers: { "Content-Type": "application/json", Accept: "image/png" },
          scheme: "Bearer",
          body: {
            kind: "json",
            value: { inputs: prompt, ...(Object.keys(parameters).length > 0 && { parameters }) },
          },
          result: { kind: "image" },
        };
      },
    },
    "automatic-speech-recognition": {
      request: (call) => {
        const { file, parameters } = call.inputs;
        if (Object.keys(parameters).length > 0) {
          throw new InferenceInputError(
            `hf-inference takes a recording without parameters; leave out ${Object.keys(parameters).join(", ")}`,
          );
        }
        return {
          url: modelUrl(call),
          headers: { "Content-Type": file.contentType },
          scheme: "Bearer",
          body: { kind: "file", file },
          result: { kind: "transcription" },
        };
      },
    },
  },
} satisfies Provider;
