import { chatRequest, completionRequest } from "../chat-request.ts";
import { InferenceInputError } from "../errors.ts";
import type { Provider, ProviderCall } from "../provider.ts";
import type { JsonValue } from "../request.ts";

/** Where vLLM listens when nothing else is said (docs.vllm.ai, "OpenAI-Compatible Server", read 2026-11-21). */
export const defaultEndpointUrl = "http://localhost:8000/v1";

/**
 * The base URL that OpenAI's clients take. A server's bare address gets `/v1`, a chat route loses
 * its end, and any other path is taken as it is.
 *
 * @throws InferenceInputError where it is no http(s) URL.
 */
export function endpointBaseUrl(endpointUrl: string = defaultEndpointUrl): string {
  const parsed = URL.canParse(endpointUrl.trim()) ? new URL(endpointUrl.trim()) : undefined;
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) {
    throw new InferenceInputError(
      `${JSON.stringify(endpointUrl)} is not the URL of an endpoint; give one such as ${defaultEndpointUrl}`,
    );
  }
  const path = parsed.pathname.replace(/\/+$/, "").replace(/\/chat\/completions$/, "");
  return `${parsed.protocol}//${parsed.host}${path === "" ? "/v1" : path}`;
}

const base = (call: ProviderCall) => endpointBaseUrl(call.endpointUrl);

// Any server that speaks OpenAI's API: vLLM, llama.cpp, SGLang, LocalAI, a dedicated endpoint ...
// Sources: docs.vllm.ai "OpenAI-Compatible Server" (chat, completions, transcriptions); the resources
// of openai 7.55.0, `images.generate` among them: `response_format` is what local servers still know,
// whose models are not OpenAI's (read 2026-11-21).
export default {
  prettyLabel: "Your own endpoint",
  direct: false,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: { openai: true, request: (call) => chatRequest(base(call), call.providerModelId, call) },
    "text-generation": {
      openai: true,
      // The hub's SDKs speak a protocol of their own for this task.
      hubSdks: false,
      request: (call) => completionRequest(base(call), call.providerModelId, call),
    },
    "text-to-image": {
      openai: true,
      hubSdks: false,
      request: (call) => ({
        url: `${base(call)}/images/generations`,
        openaiBaseUrl: base(call),
        headers: { "Content-Type": "application/json" },
        scheme: "Bearer",
        body: {
          kind: "json",
          value: {
            model: call.providerModelId,
            prompt: call.inputs.prompt,
            response_format: "b64_json",
            ...call.inputs.parameters,
          },
        },
        result: { kind: "image-base64" },
      }),
    },
    "automatic-speech-recognition": {
      openai: true,
      hubSdks: false,
      request: (call) => ({
        url: `${base(call)}/audio/transcriptions`,
        openaiBaseUrl: base(call),
        headers: {},
        scheme: "Bearer",
        body: {
          kind: "form",
          fields: { model: call.providerModelId, ...formFields(call.inputs.parameters) },
          fileField: "file",
          file: call.inputs.file,
        },
        result: { kind: "transcription" },
      }),
    },
  },
} satisfies Provider;

function formFields(parameters: Readonly<Record<string, JsonValue>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([key, value]) => {
      if (value !== null && typeof value === "object") {
        throw new InferenceInputError(`the parameter ${JSON.stringify(key)} goes into a form; give a text or a number`);
      }
      return [key, String(value)];
    }),
  );
}
