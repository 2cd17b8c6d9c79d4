import { fileURLToPath } from "node:url";
import { installCommand, type ModelRecord } from "@modelshelf/catalogue";
import {
  anyTokenNote,
  askServer,
  type InferenceOptions,
  inferenceSnippets,
  type Logger,
  type ServerStart,
  sampleFilesOf,
  serverFor,
  serverIds,
} from "@modelshelf/inference";
import type { Command } from "commander";
import { InputError, oneLine } from "../errors.ts";
import { languageOption, languagesKnown } from "../languages.ts";
import { readModel } from "../model-source.ts";
import { print, printJson } from "../output.ts";
import { dataDirectory } from "../shelf.ts";
import { printEach } from "./snippets.ts";

interface Options {
  provider?: string;
  providerModel?: string;
  adapterWeights?: string;
  client?: string;
  language?: string;
  stream?: true;
  billTo?: string;
  direct?: true;
  endpointUrl?: string;
  server?: string;
  hub?: string;
  revision?: string;
  accessToken?: string;
  inputs?: string;
  temperature?: string;
  maxTokens?: string;
  topP?: string;
  tools?: string;
  responseFormat?: string;
  reasoningEffort?: string;
  json?: true;
  ndjson?: true;
  data?: string;
}

export function addInferenceCommand(program: Command): void {
  program
    .command("inference")
    .summary("code that calls a model at an inference provider")
    .description(
      "Print the code that calls a model at an inference provider, or at your own OpenAI-compatible endpoint\n(--endpoint-url), which --server says how to start. MODEL is an id on the shelf, else a folder, a JSON file, or - for standard input.",
    )
    .argument("<model>")
    .option("--provider <id>", "auto, or a provider's id (default: auto)")
    .option("--provider-model <id>", "the provider's own id of the model")
    .option("--adapter-weights <file>", "weights file of a LoRA adapter in the model's repository")
    .option("--client <id>", "only this client")
    .option("--language <name>", `only code in this language: ${languagesKnown}`)
    .option("--stream", "stream the answer of a chat")
    .option("--bill-to <name>", "organisation that pays for routed requests")
    .option("--direct", "ask the provider itself, with its own key, not through the router")
    .option("--endpoint-url <url>", "your own endpoint")
    .option("--server <id>", `how to start your own endpoint, and the code that asks it: ${serverIds.join(", ")}`)
    .option("--hub <url>", "hub that the server loads the model from, instead of the public one")
    .option("--revision <name>", "branch, tag or commit that the server loads")
    .option("--access-token <token>", "write this token into the code, instead of an environment variable")
    .option("--inputs <json>", "use these inputs in the code, instead of the sample")
    .option("--temperature <number>", "sampling temperature of a chat")
    .option("--max-tokens <number>", "longest answer of a chat, in tokens")
    .option("--top-p <number>", "share of probability that a chat samples from")
    .option("--tools <json>", "list of the functions that a chat model may call")
    .option("--response-format <json>", "form of a chat's answer, such as a JSON schema")
    .option("--reasoning-effort <level>", "how long a reasoning model thinks: low, medium, high")
    .option("--json", "print one JSON array")
    .option("--ndjson", "read one record a line, print one JSON array a line")
    .option("--data <dir>", "data directory of the shelf")
    .action(run);
}

async function run(model: string, options: Options): Promise<void> {
  const language = options.language === undefined ? undefined : languageOption(options.language);
  const given = readOptions(options);
  const describe = (record: ModelRecord) => {
    const reasons: string[] = [];
    const logger: Logger = { error: (message) => reasons.push(message), warn: (message) => reasons.push(message) };
    const server = startedServer(record, options);
    const inferenceOptions = server === undefined ? given : askServer(server, given);
    const all = inferenceSnippets(record, { ...inferenceOptions, logger });
    if (all.length === 0) {
      throw new InputError(
        `no code for ${record.id} (task ${record.pipeline_tag ?? "unknown"}) at provider ${inferenceOptions.provider}${reasons.length > 0 ? `: ${reasons.join("; ")}` : ""}; modelshelf providers lists the tasks of each`,
      );
    }
    const found = all.filter(
      (snippet) =>
        (options.client === undefined || snippet.client === options.client) &&
        (language === undefined || snippet.language === language),
    );
    if (found.length === 0) {
      const clients = [...new Set(all.map(({ client }) => client))].join(", ");
      throw new InputError(
        `no code with that client or language for ${record.id} at ${inferenceOptions.provider}; there is code for: ${clients}`,
      );
    }
    const files = sampleFilesOf(record, inferenceOptions).map((name) => ({ name, path: sampleFile(name) }));
    return { found, files, server: server && describedServer(server) };
  };
  const described = (record: ModelRecord) => {
    const { found, files, server } = describe(record);
    return found.map(({ language: name, client, code }) => ({
      language: name,
      client,
      code,
      ...(files.length > 0 && { files }),
      ...(server && { server }),
    }));
  };
  if (options.ndjson) {
    await printEach(model, described);
    return;
  }
  const record = await readModel(model, dataDirectory(options.data));
  if (options.json) {
    printJson(described(record));
    return;
  }
  const { found, files, server } = describe(record);
  if (server) {
    const { label, install, start, endpointUrl, model: name } = server;
    if (install !== null) print(`## shell, install ${label}\n\n${install}\n`);
    print(`## shell, start ${label} (it answers at ${endpointUrl} to the name ${name})\n`);
    print(`${start}\n`);
    process.stderr.write(`${label}: ${anyTokenNote}\n`);
  }
  for (const { name, path } of files) {
    process.stderr.write(`${name}: a file of your own, or a copy of the sample: ${path}\n`);
  }
  for (const [index, { language: name, client, code, install }] of found.entries()) {
    if (index > 0) print();
    print(`## ${name}, ${client}\n`);
    if (install !== null) print(`$ ${installCommand(install)}\n`);
    print(code);
  }
}

/** The server that the options ask for. */
function startedServer(record: ModelRecord, { server, provider, hub, revision }: Options): ServerStart | undefined {
  if (server === undefined) {
    const alone = hub !== undefined ? "--hub" : revision !== undefined ? "--revision" : undefined;
    if (alone !== undefined) throw new InputError(`${alone} says what a server loads: give --server too`);
    return undefined;
  }
  if (provider !== undefined && provider !== "custom") {
    throw new InputError(`--server is your own and --provider ${provider} is not: leave one of them out`);
  }
  if (hub !== undefined && !/^https?:$/.test(URL.parse(hub)?.protocol ?? "")) {
    throw new InputError(`--hub must be an address that begins with http:// or https://, not ${JSON.stringify(hub)}`);
  }
  return serverFor(record, server, {
    ...(hub !== undefined && { endpoint: hub }),
    ...(revision !== undefined && { revision }),
  });
}

const describedServer = ({ id, prettyLabel, docsUrl, baseUrl, model, install, start }: ServerStart) => ({
  id,
  label: prettyLabel,
  docs: docsUrl,
  endpointUrl: baseUrl,
  model,
  install: install && installCommand(install),
  start: start.code,
});

/** Where the sample file is on this machine. */
const sampleFile = (name: string) => fileURLToPath(import.meta.resolve(`@modelshelf/catalogue/sample-files/${name}`));

function readOptions(options: Options): InferenceOptions {
  const inputs = jsonOf("--inputs", options.inputs, '"Hello"');
  const tools = jsonOf("--tools", options.tools, '[{"type": "function", "function": {"name": "weather"}}]');
  if (tools !== undefined && !Array.isArray(tools)) {
    throw new InputError(`--tools must be a list of functions in JSON, not ${JSON.stringify(options.tools)}`);
  }
  const format = jsonOf("--response-format", options.responseFormat, '{"type": "json_object"}');
  if (format !== undefined && (typeof format !== "object" || format === null || Array.isArray(format))) {
    throw new InputError(`--response-format must be an object in JSON, not ${JSON.stringify(options.responseFormat)}`);
  }
  return {
    provider: options.provider ?? "auto",
    ...(options.providerModel !== undefined && { providerModelId: options.providerModel }),
    ...(options.adapterWeights !== undefined && { adapterWeightsPath: options.adapterWeights }),
    ...(options.stream && { streaming: true }),
    ...(options.billTo !== undefined && { billTo: options.billTo }),
    ...(options.direct && { directRequest: true }),
    ...(options.endpointUrl !== undefined && { endpointUrl: options.endpointUrl }),
    ...(options.accessToken !== undefined && { accessToken: options.accessToken }),
    ...(options.temperature !== undefined && { temperature: numberOf("--temperature", options.temperature) }),
    ...(options.maxTokens !== undefined && { max_tokens: numberOf("--max-tokens", options.maxTokens) }),
    ...(options.topP !== undefined && { top_p: numberOf("--top-p", options.topP) }),
    ...(tools !== undefined && { tools }),
    ...(format !== undefined && { response_format: format as NonNullable<InferenceOptions["response_format"]> }),
    ...(options.reasoningEffort !== undefined && { reasoning_effort: options.reasoningEffort }),
    ...(inputs !== undefined && { inputs: inputs as NonNullable<InferenceOptions["inputs"]> }),
  };
}

function jsonOf(option: string, value: string | undefined, example: string): unknown {
  if (value === undefined) return undefined;
  try {
    return JSON.parse(value);
  } catch (error) {
    throw new InputError(
      `${option} is not JSON: ${oneLine(error)}; quote it for the shell, for example ${option} '${example}'`,
    );
  }
}

function numberOf(option: string, value: string): number {
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number)) {
    throw new InputError(`${option} must be a number, not ${JSON.stringify(value)}`);
  }
  return number;
}
