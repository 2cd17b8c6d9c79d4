import type { Parameters } from "../task-inputs.ts";
import type { TemplateInput } from "../template-input.ts";

/** The model's name in the body of the request, or where that has none, the provider's. */
export function bodyModel({ request, providerModelId }: TemplateInput): string {
  const body = request?.body;
  return body?.kind === "json" && typeof body.value.model === "string" ? body.value.model : providerModelId;
}

/** The parameters of a chat as the provider has them, which may not be as the reader gave them. */
export function chatParameters({ request, call }: TemplateInput<"conversational">): Parameters {
  if (request?.body.kind !== "json") return call.parameters;
  const { model: _model, messages: _messages, stream: _stream, ...parameters } = request.body.value;
  // A chat's body is made of what the reader may give, and holds no file's bytes.
  return parameters as Parameters;
}

/**
 * How the hub's SDKs name the provider and the model of a chat. Through the router the model's
 * suffix names the provider; directly, the SDK looks the provider's own id up at the hub.
 */
export function hubModel(input: TemplateInput): { readonly provider?: string; readonly model: string } {
  if (input.provider === "custom") return { model: bodyModel(input) };
  if (input.provider === "openai") return { provider: input.provider, model: bodyModel(input) };
  if (input.task === "conversational" && !input.direct) return { model: bodyModel(input) };
  return { provider: input.provider, model: input.model };
}
