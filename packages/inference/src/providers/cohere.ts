import { chats } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";
import type { JsonValue } from "../request.ts";
import type { Parameters } from "../task-inputs.ts";

/** Cohere has a schema beside the form's type, where OpenAI has it in an envelope with a name. */
function ownForm({ response_format: form, ...rest }: Parameters): Parameters {
  if (!isObject(form)) return form === undefined ? rest : { ...rest, response_format: form };
  const { type, json_schema: envelope } = form;
  const schema = type === "json_schema" && isObject(envelope) ? envelope.schema : undefined;
  return { ...rest, response_format: schema === undefined ? form : { type: "json_object", schema } };
}

const isObject = (value: JsonValue | undefined): value is { readonly [key: string]: JsonValue | undefined } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// Sources, all read 2026-11-21: docs.cohere.com/docs/compatibility-api at cohere-ai/cohere-developer-experience e814c8a
// (streams, `tools`, `response_format` as JSON with a schema; `reasoning_effort` only as "none" or "high"), which writes api.cohere.ai; the API
// reference there (`cohere-openapi.yaml`) and huggingface_hub 2.4.0 write api.cohere.com for the same host. Its recordings
// are not offered: they want a `language`, and neither SDK of the hub knows the task there.
export default {
  prettyLabel: "Cohere",
  docsUrl: "https://docs.cohere.com",
  hubOrg: "CohereLabs",
  ownModelIds: true,
  direct: true,
  takesPictures: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: chats("cohere", "https://api.cohere.com/compatibility/v1", ownForm),
  },
} satisfies Provider;
