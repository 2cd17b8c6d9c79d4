import { chatRequest } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";
import type { Parameters } from "../task-inputs.ts";

/** OpenAI's reasoning models refuse `max_tokens`; all of its models take the newer name. */
function ownNames({ max_tokens, ...rest }: Parameters): Parameters {
  return max_tokens === undefined ? rest : { max_completion_tokens: max_tokens, ...rest };
}

// The router has no way to OpenAI: requests go to it, with its own key, whatever the reader wanted.
// Sources, all read 2026-11-21: OpenAI API reference (chat), and the types of openai 7.55.0 (`max_tokens` is deprecated
// for `max_completion_tokens`); huggingface_hub 2.4.0 `OpenAIConversationalTask`.
export default {
  prettyLabel: "OpenAI",
  docsUrl: "https://platform.openai.com/docs",
  hubOrg: "openai",
  ownModelIds: true,
  direct: true,
  routed: false,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: {
      openai: true,
      request: (call) => {
        const inputs = { ...call.inputs, parameters: ownNames(call.inputs.parameters) };
        return chatRequest("https://api.openai.com/v1", call.providerModelId, { ...call, inputs });
      },
    },
  },
} satisfies Provider;
