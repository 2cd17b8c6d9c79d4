// The hub: a shelf of model repositories, its JSON API and its files over HTTP.
export {
  DataDirectoryError,
  IngestError,
  type IngestProblem,
  InvalidModelIdError,
  InvalidParameterError,
  InvalidRecordError,
  ListenError,
  ShelfError,
} from "./errors.ts";
export { type AddOptions, createHub, type Hub, type HubLogger, type HubOptions, type Samples } from "./hub.ts";
export { readArchitecture } from "./ingest/architecture.ts";
export { type ReadFolderOptions, readFolder, readModelFolder } from "./ingest/read-model-folder.ts";
export { checkModelId, isModelId, modelIdProblem, reservedOwners } from "./model-id.ts";
export { validateRecord } from "./record.ts";
export { type ServeOptions, type Serving, serve } from "./serve.ts";
