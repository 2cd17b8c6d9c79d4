import { installCommand } from "@modelshelf/catalogue";
import { languageNamed } from "@modelshelf/code";
import {
  askServer,
  InferenceError,
  type InferenceOptions,
  inferenceSnippets,
  type ServerStart,
  sampleFilesOf,
  serverFor,
} from "@modelshelf/inference";
import { inferenceProof } from "@modelshelf/inference/proof";
import * as z from "zod";
import type { StoredModel } from "../store/model-store.ts";
import { ApiError } from "./errors.ts";
import { decimal, flag, jsonText, parseQuery, queryOf, serverAddress, text, wholeNumber } from "./parameters.ts";
import { describedFile } from "./sample-files.ts";

// An access token has small letters in it (hf_..., gsk_..., r8_...), a variable's name has not.
const variableName = text.pipe(
  z
    .string()
    .regex(/^[A-Z_][A-Z0-9_]*$/, "must be the name of an environment variable, in capital letters, and never a token"),
);

const shape = {
  provider: text.optional(),
  provider_model: text.optional(),
  adapter_weights: text.optional(),
  client: text.optional(),
  language: text.optional(),
  stream: flag.optional(),
  bill_to: text.optional(),
  direct: flag.optional(),
  endpoint_url: serverAddress.optional(),
  server: text.optional(),
  revision: text.optional(),
  token_variable: variableName.optional(),
  inputs: text.optional(),
  temperature: decimal(0, 100).optional(),
  max_tokens: wholeNumber(1, 1_000_000_000).optional(),
  top_p: decimal(0, 1).optional(),
  tools: jsonText(z.array(z.json()), "a list of functions in JSON").optional(),
  response_format: jsonText(z.record(z.string(), z.json()), "an object in JSON").optional(),
  reasoning_effort: text.optional(),
};

/**
 * GET /api/models/{id}/inference-snippets: the code that calls the model at a provider, or at a server that the reader
 * starts; each with the sample files that it opens, and with how the server is started.
 */
export function inferenceOf(url: URL, { record, hasFiles }: StoredModel) {
  const query = parseQuery(queryOf(url), shape, { strict: true });
  const { client, language } = query;
  if (query.server !== undefined && query.provider !== undefined && query.provider !== "custom") {
    throw new ApiError(400, "server is one of your own, and provider another; leave one of them out");
  }
  if (query.revision !== undefined && query.server === undefined) {
    throw new ApiError(400, "revision is what a server is started with: give server, or leave it out");
  }
  const server =
    query.server === undefined
      ? undefined
      : startedServer(record, query.server, hasFiles ? url.origin : undefined, query.revision);
  const provider = server === undefined ? (query.provider ?? "auto") : "custom";
  const reasons: string[] = [];
  const note = (message: string) => reasons.push(message);
  const given: InferenceOptions = {
    provider,
    ...(query.provider_model !== undefined && { providerModelId: query.provider_model }),
    ...(query.adapter_weights !== undefined && { adapterWeightsPath: query.adapter_weights }),
    ...(query.stream !== undefined && { streaming: query.stream }),
    ...(query.bill_to !== undefined && { billTo: query.bill_to }),
    ...(query.direct !== undefined && { directRequest: query.direct }),
    ...(query.endpoint_url !== undefined && { endpointUrl: query.endpoint_url }),
    ...(query.token_variable !== undefined && { tokenVariable: query.token_variable }),
    ...(query.inputs !== undefined && { inputs: inputsOf(query.inputs) }),
    ...(query.temperature !== undefined && { temperature: query.temperature }),
    ...(query.max_tokens !== undefined && { max_tokens: query.max_tokens }),
    ...(query.top_p !== undefined && { top_p: query.top_p }),
    ...(query.tools !== undefined && { tools: query.tools }),
    ...(query.response_format !== undefined && { response_format: query.response_format }),
    ...(query.reasoning_effort !== undefined && { reasoning_effort: query.reasoning_effort }),
    logger: { error: note, warn: note },
  };
  const options = server === undefined ? given : askServer(server, given);
  const snippets = generate(() => inferenceSnippets(record, options));
  if (snippets.length === 0) {
    const task = record.pipeline_tag ?? "unknown";
    const why = reasons.length > 0 ? ` (${[...new Set(reasons)].join("; ")})` : "";
    throw new ApiError(
      404,
      `there is no code for ${record.id} (task ${task}) at the provider ${JSON.stringify(provider)}${why}; choose another provider, or give endpoint_url`,
    );
  }
  const name = language === undefined ? undefined : (languageNamed(language) ?? language);
  const chosen = snippets.filter(
    (snippet) =>
      (client === undefined || snippet.client === client) && (name === undefined || snippet.language === name),
  );
  if (chosen.length === 0) {
    const known = [...new Set(snippets.map((snippet) => `${snippet.client} (${snippet.language})`))].join(", ");
    throw new ApiError(404, `there is no code with that client or language; there is code for: ${known}`);
  }
  const files = sampleFilesOf(record, options).map((name) => describedFile(url.origin, name));
  return chosen.map(({ language: written, client: by, code, install }) => ({
    language: written,
    client: by,
    code,
    install: install && installCommand(install),
    proof: inferenceProof(record, options, { language: written, client: by }),
    files,
    ...(server !== undefined && { server: describedServer(server) }),
  }));
}

const startedServer = (record: StoredModel["record"], id: string, endpoint?: string, revision?: string): ServerStart =>
  generate(() =>
    serverFor(record, id, {
      ...(endpoint !== undefined && { endpoint }),
      ...(revision !== undefined && { revision }),
    }),
  );

const describedServer = ({ id, prettyLabel, docsUrl, baseUrl, model, install, start }: ServerStart) => ({
  id,
  label: prettyLabel,
  docs: docsUrl,
  endpoint_url: baseUrl,
  model,
  install: install && installCommand(install),
  start: start.code,
});

function generate<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof InferenceError) throw new ApiError(400, error.message);
    throw error;
  }
}

/** A JSON value where it is one, else a text. */
function inputsOf(inputs: string): NonNullable<InferenceOptions["inputs"]> {
  try {
    const value: unknown = JSON.parse(inputs);
    if (typeof value === "string" || (typeof value === "object" && value !== null)) {
      return value as NonNullable<InferenceOptions["inputs"]>;
    }
  } catch {
    // Not JSON: the text itself is the input.
  }
  return inputs;
}
