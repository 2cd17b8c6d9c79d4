// The programs that a reader can start to be asked by the code of the own endpoint.
import {
  cleanRecord,
  type Install,
  type ModelRecord,
  type ServerContext,
  type ServerId,
  type ServerQuestion,
  servers,
} from "@modelshelf/catalogue";
import { type Snippet, snippet } from "@modelshelf/code";
import { InferenceInputError } from "./errors.ts";
import type { InferenceOptions } from "./options.ts";
import { inferenceTask } from "./task.ts";

// Those that need a graphics card come first, as most models do; TEI is the smallest for embeddings.
const order: readonly ServerId[] = ["vllm", "sglang", "tgi", "llama.cpp", "ollama", "tei"];

/** All ids, in the order in which they are offered. */
export const serverIds: readonly ServerId[] = (Object.keys(servers) as ServerId[]).sort(
  (a, b) => order.indexOf(a) - order.indexOf(b),
);

export function isServerId(value: unknown): value is ServerId {
  return typeof value === "string" && Object.hasOwn(servers, value);
}

/** What to say of every server as it is started here. */
export const anyTokenNote = "It asks for no token: any text in API_TOKEN will do.";

/** How a server is started with a model, and how it is asked then. */
export interface ServerStart {
  readonly id: ServerId;
  readonly prettyLabel: string;
  readonly docsUrl: string;
  /** Where it listens: `http://localhost:8000/v1`. */
  readonly baseUrl: string;
  /** The name that it answers to. */
  readonly model: string;
  /** What to install first; null where the start brings all of it. */
  readonly install: Install | null;
  /** The commands that start it. */
  readonly start: Snippet;
}

/** The servers that can serve the model, and how each is started; none where no server has its task. */
export function serversFor(model: ModelRecord, context: ServerContext = {}): readonly ServerStart[] {
  const record = cleanRecord(model);
  const task = inferenceTask(record);
  if (task === undefined) return [];
  const question: ServerQuestion = { model: record, task, ...context };
  return serverIds.filter((id) => servers[id].fits(question)).map((id) => described(id, question));
}

function described(id: ServerId, question: ServerQuestion): ServerStart {
  const { prettyLabel, docsUrl, baseUrl, modelName, install, start } = servers[id];
  return {
    id,
    prettyLabel,
    docsUrl,
    baseUrl,
    model: modelName(question),
    install: install(question),
    start: snippet(start(question)),
  };
}

/**
 * One of the servers that can serve the model.
 *
 * @throws InferenceInputError where there is none of that id, or it cannot serve the model.
 */
export function serverFor(model: ModelRecord, id: string, context: ServerContext = {}): ServerStart {
  if (!isServerId(id)) {
    throw new InferenceInputError(`there is no server ${JSON.stringify(id)}; there are: ${serverIds.join(", ")}`);
  }
  const fitting = serversFor(model, context);
  const found = fitting.find((one) => one.id === id);
  if (found !== undefined) return found;
  const others =
    fitting.length > 0 ? `; these can: ${fitting.map((one) => one.id).join(", ")}` : "; no server here can";
  throw new InferenceInputError(`${servers[id].prettyLabel} cannot serve ${model.id}${others}`);
}

/** The options that ask this server; an address or a name that the reader gave stays. */
export const askServer = <Options extends InferenceOptions>(
  { baseUrl, model }: ServerStart,
  options: Options,
): Options => ({
  ...options,
  provider: "custom",
  endpointUrl: options.endpointUrl ?? baseUrl,
  providerModelId: options.providerModelId ?? model,
});
