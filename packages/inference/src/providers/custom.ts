import { InferenceInputError } from "../errors.ts";
import { chatRequest, completionRequest, embeddings, images, speech, transcriptions } from "../openai-requests.ts";
import type { Provider, ProviderCall } from "../provider.ts";

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

const base = (call: Pick<ProviderCall, "endpointUrl">) => endpointBaseUrl(call.endpointUrl);

// Any server that speaks OpenAI's API: vLLM, SGLang, TGI, llama.cpp, Ollama, LocalAI, a dedicated endpoint ...
// Sources: docs.vllm.ai "OpenAI-Compatible Server" (chat, completions, embeddings, transcriptions); the resources
// of openai 7.55.0, `images.generate` among them: `response_format` is what local servers still know,
// whose models are not OpenAI's; its `audio.speech` wants a voice, and servers of one voice ignore it (read 2026-11-21).
// The hub's SDKs speak protocols of their own for all but chats.
export default {
  prettyLabel: "Your own endpoint",
  direct: false,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: { openai: true, request: (call) => chatRequest(base(call), call.providerModelId, call) },
    "text-generation": {
      openai: true,
      hubSdks: false,
      request: (call) => completionRequest(base(call), call.providerModelId, call),
    },
    "feature-extraction": { ...embeddings(base), hubSdks: false },
    "text-to-image": { ...images(base, "b64_json"), hubSdks: false },
    "text-to-speech": { ...speech(base, () => ({ voice: "alloy" })), hubSdks: false },
    "automatic-speech-recognition": { ...transcriptions(base), hubSdks: false },
  },
} satisfies Provider;
