// Every shape of inference code, and each of them with options and inputs that are hard to get right.
import type { Install, ModelRecord } from "@modelshelf/catalogue";
import {
  clients,
  FileText,
  type InferenceOptions,
  type InferenceSnippet,
  inferenceSnippets,
  type JsonValue,
  type MatrixEntry,
  matrix,
  neutralRequest,
  type ProviderId,
  providerIds,
  providers,
  type SentRequest,
  taskShapes,
  tokenVariable,
} from "@modelshelf/inference";
import { jsonAnswer } from "../proxy/answers.ts";
import type { RecordedRequest } from "../proxy/recording-proxy.ts";
import { habitsOf } from "../run/client-habits.ts";
import type { SnippetRun } from "../run/run-snippet.ts";
import { extensions, type SnippetSource } from "../snippet-source.ts";
import { hostileFileName, hostileText, largeImageUrl } from "./hostile.ts";
import { adapterFor, imageModelFor, modelFor } from "./models.ts";
import { conversation } from "./provider-answers.ts";

export interface InferenceCase extends SnippetSource {
  /** What the reader is told to install. */
  readonly install: Install | null;
  readonly entry: MatrixEntry;
  /** What makes it hard: `hostile`, `options` …; empty for the plain one. */
  readonly variant: string;
  /** What its request and its answer are made of; empty where only an SDK knows. */
  readonly shapes: readonly string[];
  /** How it is run and what must happen. */
  readonly run: () => SnippetRun;
}

/** Values of the variables that snippets read; the hub's begins as the hub's tokens do. */
const secrets: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    providerIds.map((provider) => [
      tokenVariable({ provider, direct: true, viaHub: false }),
      `key-id:key-of-${provider}`,
    ]),
  ),
  HF_TOKEN: "hf_verificationTokenOfTheHub",
  API_TOKEN: "token-of-the-own-endpoint",
};

const recording = Uint8Array.from({ length: 40_000 }, (_, index) => (index * 31 + (index >> 7)) % 256);

/** A way in which each case is made harder. */
export interface Variant {
  /** Behind the shape's name in the key; empty for the plain one. */
  readonly name: string;
  readonly applies: (entry: MatrixEntry) => boolean;
  readonly model?: (provider: ProviderId) => ModelRecord;
  readonly options: (entry: MatrixEntry) => InferenceOptions;
  /** Whether the inputs look like code. */
  readonly hostile?: true;
}

const isPng = (bytes: Uint8Array) => bytes[0] === 0x89 && bytes[1] === 0x50;

const isChat = ({ task }: MatrixEntry) => task === "conversational";
const shapeOf = ({ task }: MatrixEntry) => taskShapes[task];

const variants: readonly Variant[] = [
  { name: "", applies: () => true, options: () => ({}) },
  {
    name: "options",
    applies: (entry) => isChat(entry) || entry.task === "text-generation",
    options: () => ({ temperature: 0.5, max_tokens: 64, top_p: 0.9, billTo: "my-org" }),
  },
  {
    name: "billed",
    applies: (entry) => !isChat(entry) && entry.task !== "text-generation" && !entry.direct,
    options: () => ({ billTo: "my-org" }),
  },
  {
    name: "token",
    applies: () => true,
    // The hub's own clients look at a token's first letters.
    options: ({ direct, provider }) => ({
      accessToken: direct && provider !== "hf-inference" ? "key_'literal'" : "hf_literal",
    }),
  },
  {
    name: "endpoint",
    applies: ({ provider }) => provider === "custom",
    options: () => ({ endpointUrl: "https://models.example.com:8443/openai/v1/" }),
  },
  {
    name: "hostile",
    hostile: true,
    applies: () => true,
    options: (entry) => ({ inputs: hostileInputs(entry) }),
  },
  { name: "image", applies: isChat, model: imageModelFor, options: () => ({}) },
  {
    name: "large-image",
    hostile: true,
    applies: (entry) => isChat(entry) && !entry.streaming,
    model: imageModelFor,
    options: () => ({
      inputs: [
        {
          role: "user",
          content: [
            { type: "text", text: hostileText },
            { type: "image_url", image_url: { url: largeImageUrl } },
          ],
        },
      ],
    }),
  },
  {
    name: "adapter",
    applies: ({ provider, task, client }) =>
      task === "text-to-image" &&
      (provider === "fal-ai" || provider === "replicate" || (provider === "wavespeed" && client !== "huggingface_hub")),
    model: adapterFor,
    options: () => ({}),
  },
];

/** A server of the reader's. Ruby and Go ask their own machine past any proxy, where nothing could be recorded. */
const ownServer = (language: string) =>
  language === "ruby" || language === "go" ? "http://models.example.com:8000/v1" : "http://localhost:8000/v1";

/** The reader's inputs of a task, in every place where a text may stand. */
function hostileInputs(entry: MatrixEntry): NonNullable<InferenceOptions["inputs"]> {
  const picture = `${hostileFileName}.png`;
  switch (shapeOf(entry)) {
    case "chat":
    case "prompt":
      return entry.task === "zero-shot-classification"
        ? { text: hostileText, candidate_labels: [hostileText, "b"] }
        : hostileText;
    case "audio":
      return `${hostileFileName}.${providers[entry.provider].sampleAudio.split(".").at(-1)}`;
    case "image":
      return entry.task === "zero-shot-image-classification"
        ? { image: picture, candidate_labels: [hostileText, "b"] }
        : picture;
    case "edit":
      return { image: picture, prompt: hostileText };
    case "question":
      return { image: picture, question: hostileText };
    case "fields":
      return hostileFields[entry.task] ?? {};
  }
}

const hostileFields: Readonly<Record<string, { readonly [key: string]: JsonValue }>> = {
  "question-answering": { question: hostileText, context: hostileText },
  "table-question-answering": { query: hostileText, table: { [hostileText]: [hostileText, "b"] } },
  "sentence-similarity": { source_sentence: hostileText, sentences: [hostileText, "b"] },
  "tabular-classification": { data: { [hostileText]: [hostileText, "b"] } },
  "tabular-regression": { data: { [hostileText]: [1.5, 2] } },
};

/**
 * The cases that are run: key `inference/<provider>-<task>[-direct][-stream][-<variant>]/<client>.<ending>`.
 *
 * Every provider's every task, routed and direct, is asked with every client. Options, and inputs that are hard to get
 * right, are tried with every SDK for each task, and with every HTTP client for each shape of request: who is asked
 * changes nothing of how they are written.
 */
export function inferenceCases(): InferenceCase[] {
  const seen = new Set<string>();
  return everyCase().flatMap(({ entry, variant }) => {
    const kind = kindOf(entry, variant);
    if (seen.has(kind)) return [];
    seen.add(kind);
    return [inferenceCase(entry, variant)];
  });
}

/** All that there is code for, with everything that can be asked. */
const everyCase = () =>
  entries.flatMap((entry) => variants.filter(({ applies }) => applies(entry)).map((variant) => ({ entry, variant })));

/** What is alike in two cases, so that one stands for both. */
function kindOf(entry: MatrixEntry, { name }: Variant): string {
  const { provider, task, client, language, streaming, direct } = entry;
  // Each provider takes adapters in a form of its own.
  if (name === "" || name === "adapter") return [name, provider, task, direct, streaming, client, language].join();
  const kind = clients.find((one) => one.id === client && one.language === language)?.kind;
  // Tokens and who pays stand in headers alone, whatever is asked.
  const isHeader = name === "token" || name === "billed";
  if (kind === "sdk") return [client, language, name, streaming, isHeader ? provider === "auto" : task].join();
  const shape = requestShape(entry);
  return [client, language, name, isHeader ? shape.headers : JSON.stringify(shape)].join();
}

/** How a request looks on the wire, and what is done with its answer. */
function requestShape(entry: MatrixEntry): { readonly headers: string; readonly rest?: unknown } {
  const { provider, task, direct, streaming } = entry;
  const request = neutralRequest(modelFor(provider, task), {
    provider,
    directRequest: direct,
    streaming,
    ...(provider === "custom" && { endpointUrl: "http://localhost:8000/v1" }),
  });
  if (request === undefined) return { headers: task };
  const { body, result } = request;
  const scheme = (request.headers.Authorization ?? "").split(" ")[0];
  const headers = [scheme, ...Object.keys(request.headers), result.kind].join();
  const answer = result.kind === "queue" ? result.answer : result;
  const rest = [
    body.kind,
    filesIn(body).map(({ prefix }) => prefix.slice(0, 5)),
    result.kind === "queue" && [result.status.kind, result.result?.kind, result.failed.length > 0],
    answer.kind,
    answer.kind === "url" && [answer.or !== undefined, answer.oneOrMore],
    answer.kind === "rows" && answer.file !== undefined,
  ];
  return { headers, rest };
}

const known = new Map<string, readonly InferenceSnippet[]>();

/** The code of all clients, which is made once for all of them. */
function snippetsOf(name: string, model: ModelRecord, options: InferenceOptions): readonly InferenceSnippet[] {
  const snippets = known.get(name) ?? inferenceSnippets(model, options);
  known.set(name, snippets);
  return snippets;
}

/** The case of one cell of the matrix. */
export function inferenceCase(entry: MatrixEntry, variant: Variant): InferenceCase {
  const { provider, task, client, language, streaming, direct } = entry;
  const model = variant.model?.(provider) ?? modelFor(provider, task, serverOf(entry));
  const options: InferenceOptions = {
    ...(provider !== "custom" && { provider }),
    ...(provider === "custom" && { provider, endpointUrl: ownServer(language) }),
    streaming,
    directRequest: direct,
    ...variant.options(entry),
  };
  const name = [provider, task, direct && "direct", streaming && "stream", variant.name].filter(Boolean).join("-");
  const key = `inference/${name}/${client}${extensions[language]}`;
  const snippet = snippetsOf(`${name} ${options.endpointUrl}`, model, options).find(
    (each) => each.client === client && each.language === language,
  );
  if (!snippet) throw new Error(`${key}: the matrix names it, and there is no code for it`);
  return {
    key,
    language,
    code: snippet.code,
    install: snippet.install,
    entry,
    variant: variant.name,
    shapes: shapesOf(neutralRequest(model, options), variant.name),
    ...(variant.hostile && { hostile: true }),
    run: () => snippetRun(key, snippet.code, entry, model, options),
  };
}

/** In a word each, how the request is sent, how its answer comes, and what is hard about it. */
function shapesOf(request: SentRequest | undefined, variant: string): string[] {
  if (request === undefined) return [];
  const { body, result } = request;
  const file = filesIn(body)[0];
  return [
    body.kind === "json" ? "JSON" : body.kind === "file" ? "bytes" : "form",
    ...(file ? [file.prefix === "" ? "base64" : "data URL"] : []),
    ...(result.kind === "queue" ? ["queue"] : []),
    `answer: ${result.kind === "queue" ? result.answer.kind : result.kind}`,
    ...(variant === "" ? [] : [variant]),
  ];
}

/** Who is asked in the end: the hub's SDKs take the first provider that is live, here one that they can ask. */
function serverOf({ provider, task, client, language }: MatrixEntry): ProviderId {
  if (provider !== "auto") return provider;
  const servers = entries.filter(
    (entry) =>
      entry.task === task &&
      entry.client === client &&
      entry.language === language &&
      entry.provider !== "auto" &&
      entry.provider !== "custom",
  );
  return (servers.find((entry) => entry.provider === "hf-inference") ?? servers[0])?.provider ?? "hf-inference";
}

const entries = matrix();

function snippetRun(
  key: string,
  code: string,
  entry: MatrixEntry,
  model: ModelRecord,
  options: InferenceOptions,
): SnippetRun {
  const { client, language, provider, task } = entry;
  // Where only the hub's SDKs know the request, it is the one of the provider that they find.
  const known = options.provider === "auto" && neutralRequest(model, options) === undefined;
  const asked = known
    ? {
        ...options,
        provider: serverOf(entry),
        ...(taskShapes[task] === "audio" && { inputs: recordingOf(options) }),
      }
    : options;
  const request = neutralRequest(model, asked, { client, language, environment: secrets });
  if (!request) throw new Error(`${key}: it is not known what should be sent`);
  const path = filePath(request.body);
  const files = path === undefined ? {} : { [path]: recording };
  const { exchange, outcome } = conversation(request, files, client === "curl");
  return {
    language,
    code,
    habits: habitsOf(language, client),
    exchange: { ...exchange, lookup: (lookup) => hubRecord(lookup, model) },
    files,
    variables: secrets,
    ...(outcome.prints && { prints: outcome.prints }),
    ...(outcome.printsAtOnce !== undefined && { printsAtOnce: outcome.printsAtOnce }),
    ...(outcome.files && {
      // huggingface_hub hands out a picture, not its bytes.
      writes: outcome.files.map((bytes) => ({
        bytes,
        ...(client === "huggingface_hub" && isPng(bytes) && { as: "pixels" as const }),
      })),
    }),
    ...(language === "shell" && { shell: shellFor(provider) }),
  };
}

/** The recording that the code names: the reader's, or the sample of `auto`. */
const recordingOf = ({ inputs }: InferenceOptions) =>
  typeof inputs === "string" ? inputs : providers.auto.sampleAudio;

// Half of the shell code runs in one shell, half in the other; both parse all of it.
const shellFor = (provider: ProviderId) => (providerIds.indexOf(provider) % 2 === 0 ? "dash" : "bash");

function filePath(body: SentRequest["body"]): string | undefined {
  return body.kind === "json" ? filesIn(body)[0]?.file.path : body.file.path;
}

/** The files whose bytes stand in a JSON body. */
function filesIn(body: SentRequest["body"]): readonly FileText[] {
  const found: FileText[] = [];
  if (body.kind === "json") {
    JSON.stringify(body.value, (_name, value) => {
      if (value instanceof FileText) found.push(value);
      return value;
    });
  }
  return found;
}

/** What the hub says of the model when a client asks who serves it, or which task it has. */
function hubRecord(request: RecordedRequest, model: ModelRecord) {
  const id = decodeURIComponent(new URL(request.url).pathname.replace("/api/models/", ""));
  if (id !== model.id) return undefined;
  const mapping = Object.entries(model.inferenceProviderMapping ?? {}).map(([provider, served]) => [
    provider,
    // The hub says of what kind the weights are, too.
    served.adapterWeightsPath === undefined ? served : { ...served, adapter: "lora" },
  ]);
  return jsonAnswer({ _id: "1", private: false, ...model, inferenceProviderMapping: Object.fromEntries(mapping) });
}
