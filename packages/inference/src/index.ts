// Code that asks hosted models, for every provider, task and client.
export type { Client, TemplateName } from "./client.ts";
export { clients } from "./clients.ts";
export {
  InferenceError,
  InferenceInputError,
  TemplateNotFoundError,
  UnsupportedFormatError,
} from "./errors.ts";
export { type BodyFormat, bodyFormats, formatBody, parseBody } from "./format-body.ts";
export { type InferenceSnippet, inferenceSnippets } from "./inference-snippets.ts";
export { sampleFilesOf } from "./local-files.ts";
export type { Logger } from "./logger.ts";
export { type MatrixEntry, matrix } from "./matrix.ts";
export { neutralRequest, type Sender, type SentRequest } from "./neutral-request.ts";
export type { InferenceOptions } from "./options.ts";
export type { Provider, ProviderCall, ServedTask } from "./provider.ts";
export { defaultEndpointUrl, endpointBaseUrl } from "./providers/custom.ts";
export { isProviderId, type ProviderId, providerIds, providers, supportedTasks } from "./providers.ts";
export { type OfferedProvider, providersFor } from "./providers-for.ts";
export type {
  Address,
  Answer,
  Body,
  BodyValue,
  JsonValue,
  NeutralRequest,
  Path,
  Queue,
  Result,
  WireRequest,
} from "./request.ts";
export { FileText, type SampleFile } from "./sample-file.ts";
export { type HostedProvider, hostedProviders, hostedProvidersOf } from "./served-tasks.ts";
export {
  anyTokenNote,
  askServer,
  isServerId,
  type ServerStart,
  serverFor,
  serverIds,
  serversFor,
} from "./servers.ts";
export {
  type InferenceTask,
  inferenceTask,
  inferenceTasks,
  isInferenceTask,
  type TaskShape,
  taskShapes,
} from "./task.ts";
export type { BodyTexts, TemplateInput } from "./template-input.ts";
export { template } from "./templates.ts";
export { type TokenQuestion, tokenVariable } from "./token-variable.ts";
