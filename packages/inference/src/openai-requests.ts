// Routes of OpenAI's API, which most providers and servers have.
// Source: OpenAI API reference (chat, completions, embeddings, images, audio), and openai 7.55.0 (both read 2026-11-21).
import { InferenceInputError } from "./errors.ts";
import type { ProviderCall, ServedTask } from "./provider.ts";
import type { Body, BodyValue, JsonValue, Result, WireRequest } from "./request.ts";
import type { InferenceTask } from "./task.ts";
import type { Parameters } from "./task-inputs.ts";

/** Where chats through the router go; it finds the provider by the model's suffix. */
export const routerChatUrl = "https://router.huggingface.co/v1";

/** The base URL of a provider's routes: its own, or the router's for it, with the same path. */
export type BaseUrl = (call: Pick<ProviderCall, "direct" | "endpointUrl">) => string;

/**
 * The base URL of the provider `id`, whose own is `origin` and `path`.
 *
 * @param path begins with a slash, and is empty where there is none.
 */
export const baseUrl =
  (id: string, origin: string, path: string): BaseUrl =>
  ({ direct }) =>
    `${direct ? origin : `https://router.huggingface.co/${id}`}${path}`;

function request(base: string, route: string, value: Extract<Body, { kind: "json" }>["value"], result: Result) {
  return {
    url: `${base}${route}`,
    openaiBaseUrl: base,
    headers: { "Content-Type": "application/json" },
    scheme: "Bearer",
    body: { kind: "json", value },
    result,
  } satisfies WireRequest;
}

/** A chat with `model` at a server whose chat route lies below `base`. */
export function chatRequest(base: string, model: string, call: ProviderCall<"conversational">): WireRequest {
  const { messages, parameters } = call.inputs;
  return request(
    base,
    "/chat/completions",
    { model, messages, ...parameters, ...(call.streaming && { stream: true }) },
    call.streaming ? { kind: "chat-stream" } : { kind: "text", at: ["choices", 0, "message", "content"] },
  );
}

/**
 * Chats: directly at the provider, or by the router's one route, which knows the provider by the model's suffix.
 *
 * @param own the parameters as the provider has them, where that is not as OpenAI has them.
 */
export const chats = (
  id: string,
  direct: string,
  own: (parameters: Parameters) => Parameters = (same) => same,
): ServedTask<"conversational"> => ({
  openai: true,
  request: (call) => {
    if (!call.direct) return chatRequest(routerChatUrl, `${call.model}:${id}`, call);
    const inputs = { ...call.inputs, parameters: own(call.inputs.parameters) };
    return chatRequest(direct, call.providerModelId, { ...call, inputs });
  },
});

/** A text continued by `model`. */
export function completionRequest(base: string, model: string, call: ProviderCall<"text-generation">): WireRequest {
  const { prompt, parameters } = call.inputs;
  return request(base, "/completions", { model, prompt, ...parameters }, { kind: "text", at: ["choices", 0, "text"] });
}

export const completions = (base: BaseUrl): ServedTask<"text-generation"> => ({
  openai: true,
  request: (call) => completionRequest(base(call), call.providerModelId, call),
});

/** The embedding of one text. */
export const embeddings = (base: BaseUrl): ServedTask<"feature-extraction"> => ({
  openai: true,
  request: (call) => {
    const { prompt, parameters } = call.inputs;
    const body = { model: call.providerModelId, input: prompt, ...parameters };
    return request(base(call), "/embeddings", body, { kind: "vector", at: ["data", 0, "embedding"] });
  },
});

/**
 * A picture of a text, in the answer itself.
 *
 * @param format what the server calls that.
 */
export const images = (
  base: BaseUrl,
  format: "b64_json" | "base64",
  names: (parameters: Readonly<Record<string, JsonValue>>) => Readonly<Record<string, BodyValue>> = (same) => same,
): ServedTask<"text-to-image"> => ({
  openai: true,
  request: (call) => {
    const { prompt, parameters } = call.inputs;
    const body = { model: call.providerModelId, prompt, response_format: format, ...names(parameters) };
    return request(base(call), "/images/generations", body, base64Image);
  },
});

/** Where the image is in the answer to a request for one. */
export const base64Image = {
  kind: "base64",
  at: ["data", 0, "b64_json"],
  name: "image",
  extension: "png",
} as const satisfies Result;

/**
 * A text read aloud.
 *
 * @param fields what the server needs besides, which the reader's own parameters replace.
 */
export const speech = (
  base: BaseUrl,
  fields: (call: ProviderCall<"text-to-speech">) => Readonly<Record<string, string>>,
): ServedTask<"text-to-speech"> => ({
  openai: true,
  request: (call) => {
    const { prompt, parameters } = call.inputs;
    const body = { model: call.providerModelId, input: prompt, response_format: "mp3", ...fields(call), ...parameters };
    const extension = typeof body.response_format === "string" ? body.response_format : "mp3";
    return request(base(call), "/audio/speech", body, {
      kind: "file",
      name: "audio",
      extension: soundEnding(extension),
    });
  },
});

// The formats of OpenAI's route; the name of a file must not be a stranger's text.
const soundEnding = (format: string) =>
  ["mp3", "opus", "aac", "flac", "wav", "pcm"].includes(format) ? format : "audio";

/** A recording written down. */
export const transcriptions = (base: BaseUrl): ServedTask<"automatic-speech-recognition"> => ({
  openai: true,
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
    result: { kind: "text", at: ["text"] },
  }),
});

/**
 * Parameters as the texts of a form's fields.
 *
 * @throws InferenceInputError where one of them is neither text nor number.
 */
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

/** A request of JSON to a route of the provider's own. */
export function jsonRequest(
  call: ProviderCall<InferenceTask>,
  url: string,
  value: Readonly<Record<string, BodyValue | undefined>>,
  result: Result,
  scheme: WireRequest["scheme"] = "Bearer",
): WireRequest {
  return {
    url,
    headers: { "Content-Type": "application/json" },
    scheme: call.direct ? scheme : "Bearer",
    body: { kind: "json", value },
    result,
  };
}
