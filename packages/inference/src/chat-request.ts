// OpenAI's chat completions, which most providers and servers speak.
// Source: OpenAI API reference, "Create chat completion", and openai 7.55.0 (both read 2026-11-21).
import type { ProviderCall } from "./provider.ts";
import type { WireRequest } from "./request.ts";

/** Where chats through the router go; it finds the provider by the model's suffix. */
export const routerChatUrl = "https://router.huggingface.co/v1";

/** A chat with `model` at a server whose chat route lies below `baseUrl`. */
export function chatRequest(baseUrl: string, model: string, call: ProviderCall<"conversational">): WireRequest {
  const { messages, parameters } = call.inputs;
  return {
    url: `${baseUrl}/chat/completions`,
    openaiBaseUrl: baseUrl,
    headers: { "Content-Type": "application/json" },
    scheme: "Bearer",
    body: {
      kind: "json",
      value: {
        model,
        messages,
        ...parameters,
        ...(call.streaming && { stream: true }),
      },
    },
    result: { kind: call.streaming ? "chat-stream" : "chat" },
  };
}

/** A text continued by `model`, at a server that has OpenAI's completions below `baseUrl`. */
export function completionRequest(baseUrl: string, model: string, call: ProviderCall<"text-generation">): WireRequest {
  return {
    url: `${baseUrl}/completions`,
    openaiBaseUrl: baseUrl,
    headers: { "Content-Type": "application/json" },
    scheme: "Bearer",
    body: { kind: "json", value: { model, prompt: call.inputs.prompt, ...call.inputs.parameters } },
    result: { kind: "completion" },
  };
}
