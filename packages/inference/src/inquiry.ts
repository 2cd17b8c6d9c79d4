// What a model and the options come to: who is asked, for which task, with which request.
import type { ModelRecord } from "@modelshelf/catalogue";
import { secret, text } from "@modelshelf/code";
import type { Client, TemplateName } from "./client.ts";
import { InferenceInputError } from "./errors.ts";
import type { InferenceOptions } from "./options.ts";
import type { Provider, ProviderCall, ServedTask } from "./provider.ts";
import { servedBy } from "./provider-mapping.ts";
import { isProviderId, type ProviderId, providers } from "./providers.ts";
import type { BodyValue, NeutralRequest } from "./request.ts";
import { type InferenceTask, inferenceTask, isInferenceTask } from "./task.ts";
import { type TaskInputs, taskInputs } from "./task-inputs.ts";
import { bodyTexts, type TemplateInput } from "./template-input.ts";
import { tokenVariable } from "./token-variable.ts";

/** Who is asked for what; the same for all clients. */
export interface Inquiry {
  readonly model: string;
  readonly providerId: ProviderId;
  readonly provider: Provider;
  readonly task: InferenceTask;
  readonly served: ServedTask;
  readonly templateName: TemplateName;
  readonly providerModelId: string;
  /** False where nobody said which id the provider uses, and the hub's stands in for it. */
  readonly providerModelIdKnown: boolean;
  readonly adapterWeightsPath?: string;
  readonly direct: boolean;
  readonly inputs: TaskInputs;
  readonly options: InferenceOptions;
}

/** Undefined, with a word to the logger, where the provider does not serve the model's task. */
export function inquire(model: ModelRecord, options: InferenceOptions): Inquiry | undefined {
  if (typeof model?.id !== "string") {
    throw new InferenceInputError(`a model record needs an "id", a text such as "owner/name"; got ${typeof model?.id}`);
  }
  const providerId = options.endpointUrl === undefined ? (options.provider ?? "auto") : "custom";
  const found = isProviderId(providerId) ? find(model, providerId, options) : undefined;
  if (found === undefined) options.logger?.error("Failed to get provider helper");
  return found;
}

function find(model: ModelRecord, providerId: ProviderId, options: InferenceOptions): Inquiry | undefined {
  const provider = providers[providerId];
  const mapping = servedBy(model) ?? [];
  // `auto` goes to the first that is live.
  const entry = mapping.find(({ provider: name, status }) =>
    providerId === "auto" ? status === "live" : name === providerId,
  );
  const task = isInferenceTask(entry?.task) ? entry.task : inferenceTask(model);
  if (task === undefined) return undefined;
  const served: ServedTask | undefined = provider.tasks[task] as ServedTask | undefined;
  if (served === undefined || (options.directRequest && providerId === "auto")) return undefined;
  const known = options.providerModelId ?? (providerId === "auto" ? undefined : entry?.providerModelId);
  const adapterWeightsPath = options.adapterWeightsPath ?? entry?.adapterWeightsPath;
  return {
    model: model.id,
    providerId,
    provider,
    task,
    served,
    templateName: options.streaming && task === "conversational" ? "conversational-stream" : task,
    providerModelId: known ?? model.id,
    providerModelIdKnown: known !== undefined || provider.ownModelIds === undefined,
    ...(adapterWeightsPath !== undefined && { adapterWeightsPath }),
    direct: provider.routed === false || (options.directRequest === true && provider.direct),
    inputs: taskInputs(model, task, options, provider.sampleAudio),
    options,
  };
}

/** Whether a client can ask, and has a template for it. */
export function canAsk(
  client: Client,
  inquiry: Pick<Inquiry, "providerId" | "provider" | "task" | "served" | "templateName" | "adapterWeightsPath">,
) {
  return client.serves(inquiry) && client.templates[inquiry.templateName] !== undefined;
}

const router = "https://router.huggingface.co/";

/** What a client's template is given; without a client, what any HTTP client's is. */
export const templateInput = (inquiry: Inquiry, client?: Client): TemplateInput => templateInputs(inquiry)(client);

/** The same for one client after another; what clients that ask in the same way share is made once. */
export function templateInputs(inquiry: Inquiry): (client?: Client) => TemplateInput {
  const shared: (TemplateInput | undefined)[] = [];
  return (client) => {
    const direct = inquiry.direct || client?.alwaysDirect === true;
    const hub = client?.hub === true;
    const way = (direct ? 2 : 0) + (hub ? 1 : 0);
    const input = shared[way] ?? sharedInput(inquiry, direct, hub);
    shared[way] = input;
    const methodName = client?.methods?.[inquiry.task];
    return methodName === undefined ? input : { ...input, methodName };
  };
}

/** What all clients are given that ask directly or not, and by the hub's own SDKs or not. */
function sharedInput(inquiry: Inquiry, direct: boolean, hub: boolean): TemplateInput {
  const { providerId, task, options, inputs, providerModelId } = inquiry;
  const call: ProviderCall = {
    model: inquiry.model,
    providerModelId,
    ...(inquiry.adapterWeightsPath !== undefined && { adapterWeightsPath: inquiry.adapterWeightsPath }),
    direct,
    streaming: inquiry.templateName === "conversational-stream",
    ...(options.endpointUrl !== undefined && { endpointUrl: options.endpointUrl }),
    inputs,
  };
  const wire = inquiry.served.request?.(call);
  const viaHub = hub || wire === undefined || wire.url.startsWith(router);
  // What the reader said of the token is of the one that they asked for: a token of the hub is
  // no key of the provider, which some clients ask all the same.
  const sameToken = direct === inquiry.direct;
  const variable =
    (sameToken ? options.tokenVariable : undefined) ?? tokenVariable({ provider: providerId, direct, viaHub });
  const accessToken = secret(variable, sameToken ? options.accessToken : undefined);
  const authorizationHeader = text`${wire?.scheme ?? "Bearer"} ${accessToken}`;
  const paysHub = providerId !== "custom" && (!direct || providerId === "hf-inference");
  const billTo = paysHub ? options.billTo : undefined;
  const request: NeutralRequest | undefined = wire && {
    method: "POST",
    url: wire.url,
    headers: {
      Authorization: authorizationHeader,
      ...(billTo !== undefined && { "X-HF-Bill-To": billTo }),
      ...wire.headers,
    },
    body: wire.body,
    result: wire.result,
  };
  return {
    fullUrl: wire?.url ?? "",
    baseUrl: wire?.openaiBaseUrl ?? wire?.url ?? "",
    authorizationHeader,
    accessToken,
    ...(billTo !== undefined && { billTo }),
    ...(options.endpointUrl !== undefined && { endpointUrl: options.endpointUrl }),
    provider: providerId,
    providerModelId,
    model: inquiry.model,
    inputs: bodyTexts(asked(inputs)),
    providerInputs: bodyTexts(wire?.body.kind === "json" ? wire.body.value : asked(inputs)),
    methodName: "",
    task,
    direct,
    call: inputs,
    ...(request && { request }),
  };
}

function asked(inputs: TaskInputs): BodyValue {
  switch (inputs.shape) {
    case "chat":
      return inputs.messages;
    case "prompt":
      return inputs.prompt;
    case "audio":
    case "image":
      return inputs.file.path;
    case "edit":
      return { image: inputs.file.path, prompt: inputs.prompt };
    case "question":
      return { image: inputs.file.path, question: inputs.question };
    case "fields":
      return inputs.fields;
  }
}
