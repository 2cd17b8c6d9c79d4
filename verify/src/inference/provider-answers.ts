// Plays the provider: for a request and what it comes to, the steps of the conversation and what the
// snippet must make of them. Forms of the answers by the documentation named in each provider's entry of
// packages/inference (read 2026-11-21).
import {
  type Address,
  type Body,
  type BodyValue,
  FileText,
  type Path,
  type Queue,
  type Result,
  type SentRequest,
  type Answer as Wanted,
} from "@modelshelf/inference";
import { eventStreamAnswer, fileAnswer, jsonAnswer } from "../proxy/answers.ts";
import type { Answer } from "../proxy/recording-proxy.ts";
import type { ExpectedRequest } from "../run/compare.ts";
import type { Exchange, Step } from "../run/exchange.ts";
import { colourfulPng } from "../run/png.ts";

/** What the model says, in pieces of a stream. */
const pieces = ["Grüße", " aus", " 東京", " 😀 und", " zurück"];
export const answerText = pieces.join("");
const image = colourfulPng(48);
const sound = Uint8Array.from({ length: 3000 }, (_, index) => (index * 13 + (index >> 5)) % 256);
const film = Uint8Array.from({ length: 5000 }, (_, index) => (index * 17 + (index >> 6)) % 256);

/** What each kind of file is here: its bytes, its type and its ending. */
const media = {
  image: { bytes: image, type: "image/png", ending: "png" },
  mask: { bytes: image, type: "image/png", ending: "png" },
  audio: { bytes: sound, type: "audio/flac", ending: "flac" },
  video: { bytes: film, type: "video/mp4", ending: "mp4" },
} as const;

/** What the snippet's reader sees. */
export interface Outcome {
  readonly prints?: readonly string[];
  /** The beginning of a stream. */
  readonly printsAtOnce?: string;
  /** The bytes of each file that is written. */
  readonly files?: readonly Uint8Array[];
}

export interface Conversation {
  readonly exchange: Exchange;
  readonly outcome: Outcome;
}

/** The conversation that `request` opens; `files` are the reader's. */
export function conversation(
  request: SentRequest,
  files: Readonly<Record<string, Uint8Array>>,
  printsRaw: boolean,
): Conversation {
  const first: ExpectedRequest = {
    method: request.method,
    url: request.url,
    headers: request.headers,
    body: expectedBody(request.body, files),
  };
  const { answer, later, outcome } = reply(request.result, request, printsRaw);
  return { exchange: { steps: [{ expected: first, answers: [answer] }, ...later] }, outcome };
}

function expectedBody(body: Body, files: Readonly<Record<string, Uint8Array>>): NonNullable<ExpectedRequest["body"]> {
  switch (body.kind) {
    case "json":
      return { json: withFiles(body.value, files) };
    case "file":
      return { bytes: bytesOf(files, body.file.path) };
    case "form": {
      const file = {
        name: body.fileField,
        fileName: body.fileName ?? body.file.path,
        bytes: bytesOf(files, body.file.path),
      };
      return { form: { fields: body.fields, file } };
    }
  }
}

function bytesOf(files: Readonly<Record<string, Uint8Array>>, path: string): Uint8Array {
  const bytes = files[path];
  if (!bytes) throw new Error(`the snippet reads ${JSON.stringify(path)}, which the case does not bring`);
  return bytes;
}

function withFiles(value: BodyValue | undefined, files: Readonly<Record<string, Uint8Array>>): unknown {
  if (value instanceof FileText) {
    return value.prefix + Buffer.from(bytesOf(files, value.file.path)).toString("base64");
  }
  if (Array.isArray(value)) return value.map((item: BodyValue) => withFiles(item, files));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([name, item]) => [name, withFiles(item, files)]));
}

interface Reply {
  readonly answer: Answer;
  readonly later: readonly Step[];
  readonly outcome: Outcome;
}

const base = { id: "request-1", created: 1_760_000_000, model: "model" };
const usage = { prompt_tokens: 12, completion_tokens: 5, total_tokens: 17 };

function reply(result: Result, request: SentRequest, printsRaw: boolean): Reply {
  switch (result.kind) {
    case "chat-stream":
      return {
        // Held after the first words.
        answer: eventStreamAnswer(streamEvents(), 2),
        later: [],
        outcome: {
          prints: printsRaw ? pieces : [answerText],
          ...(pieces[0] !== undefined && { printsAtOnce: pieces[0] }),
        },
      };
    case "queue":
      return queue(result, request);
    case "file": {
      const { bytes, type } = media[result.name];
      return { answer: fileAnswer(bytes, type), later: [], outcome: { files: [bytes] } };
    }
    default: {
      const { value, later, outcome } = answered(result);
      return { answer: jsonAnswer(completed(value, request)), later, outcome };
    }
  }
}

/** The answer as JSON, and what comes of it. */
function answered(result: Exclude<Wanted, { kind: "file" }>): {
  readonly value: unknown;
  readonly later: readonly Step[];
  readonly outcome: Outcome;
} {
  const at = (value: unknown) => placed(result.at, value);
  switch (result.kind) {
    case "text":
      return { value: at(answerText), later: [], outcome: { prints: [answerText] } };
    case "spoken":
      return {
        value: at({ language: "german", transcription: answerText, segments: null }),
        later: [],
        outcome: { prints: [answerText] },
      };
    case "json":
      return { value: at([0.25, 0.5]), later: [], outcome: { prints: ["0.25", "0.5"] } };
    case "vector":
      return { value: at([0.25, -0.5, 0.125, 1, 2, 3.5]), later: [], outcome: { prints: ["0.25", "-0.5", "0.125"] } };
    case "rows": {
      const { columns, file } = result;
      const bytes = file && media[file.name].bytes;
      const row = (number: number) => ({
        ...Object.fromEntries(columns.map((column) => [column, cell(column, number)])),
        ...(file && bytes && { [file.at]: Buffer.from(bytes).toString("base64") }),
      });
      return {
        value: at([row(1), row(2)]),
        later: [],
        outcome: { prints: ["Grüße 1", "Grüße 2"], ...(bytes && { files: [bytes] }) },
      };
    }
    case "base64": {
      const { bytes } = media[result.name];
      return { value: at(Buffer.from(bytes).toString("base64")), later: [], outcome: { files: [bytes] } };
    }
    case "url": {
      const { bytes, type, ending } = media[result.name];
      const url = `https://files.example-cdn.net/outputs/a1b2c3/${result.name}.${ending}`;
      // The file lies with another host, which must not see the token.
      const download: Step = {
        expected: { method: "GET", url, headers: {} },
        answers: [fileAnswer(bytes, type)],
      };
      return {
        value: at(result.oneOrMore && result.name !== "video" ? [url] : url),
        later: [download],
        outcome: { files: [bytes] },
      };
    }
  }
}

/** A made-up value of a column. */
function cell(column: string, number: number): unknown {
  if (column === "score") return 0.5 / number;
  if (column === "box") return { xmin: 1, ymin: 2, xmax: 30, ymax: 40 };
  return `Grüße ${number}`;
}

/** The value at the path of a new object; other items of a list that the path goes through are left out. */
function placed(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>((inner, step) => (typeof step === "number" ? [inner] : { [step]: inner }), value);
}

/** One object with the fields of both. */
function merged(one: unknown, other: unknown): unknown {
  if (!isObject(one) || !isObject(other)) return other;
  return Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
      name,
      Object.hasOwn(one, name) && Object.hasOwn(other, name)
        ? merged(one[name], other[name])
        : Object.hasOwn(one, name)
          ? one[name]
          : other[name],
    ]),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What the documentation has besides, and clients look at. */
function completed(value: unknown, request: SentRequest): unknown {
  if (Array.isArray(value)) return value.map((item) => completed(item, request));
  if (!isObject(value)) return value;
  if (Object.hasOwn(value, "token_str")) return { ...value, sequence: answerText, token: 5 };
  if (Object.hasOwn(value, "word")) return { ...value, start: 0, end: 5 };
  if (Object.hasOwn(value, "blob")) return { ...value, "content-type": "audio/flac" };
  if (Object.hasOwn(value, "answer")) {
    const table = { aggregator: "NONE", cells: [answerText], coordinates: [[0, 0]] };
    return { score: 0.75, start: 0, end: 5, ...table, ...value };
  }
  if (request.url.endsWith("/chat/completions")) {
    const message = { role: "assistant", content: answerText };
    const choices = [{ index: 0, message, finish_reason: "stop", logprobs: null }];
    return { ...base, object: "chat.completion", choices, usage };
  }
  if (request.url.endsWith("/completions")) {
    const choices = [{ index: 0, text: answerText, finish_reason: "stop", logprobs: null }];
    return { ...base, object: "text_completion", choices, usage };
  }
  // The hub's own route for the task answers in the hub's form.
  if (Object.hasOwn(value, "choices")) return [{ generated_text: answerText }];
  if (request.url.endsWith("/embeddings")) {
    const data = (value.data as readonly object[]).map((item, index) => ({ object: "embedding", index, ...item }));
    return { object: "list", model: base.model, data, usage };
  }
  if (request.url.endsWith("/images/generations")) return { created: base.created, ...value };
  return value;
}

function streamEvents(): unknown[] {
  const event = (delta: object, finish_reason: string | null) => ({
    ...base,
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason, logprobs: null }],
  });
  return [
    event({ role: "assistant", content: "" }, null),
    ...pieces.map((content) => event({ content }, null)),
    event({}, "stop"),
    // Servers close with the usage, and then there is no choice.
    { ...base, object: "chat.completion.chunk", choices: [], usage },
  ];
}

/** The provider's own address of a job: other than the one that is asked where the request was routed. */
function ownAddress(request: SentRequest): string {
  const { host, pathname } = new URL(request.url);
  if (host === "queue.fal.run" || pathname.startsWith("/fal-ai/")) {
    // The queue names the application without what stands behind it: fal-ai/flux for fal-ai/flux/schnell.
    const application = pathname
      .replace(/^\/fal-ai(?=\/fal-ai\/)/, "")
      .split("/")
      .slice(1, 3)
      .join("/");
    return `https://queue.fal.run/${application}/requests/${job}`;
  }
  if (host === "api.replicate.com" || pathname.startsWith("/replicate/")) {
    return `https://api.replicate.com/v1/predictions/${job}`;
  }
  return `https://api.wavespeed.ai/api/v3/predictions/${job}/result`;
}

const job = "7c8d9e";

/** A job that waits, runs and is done. Three answers, so that a client that asks but once is found. */
function queue(result: Queue, request: SentRequest): Reply {
  const own = ownAddress(request);
  const named = ({ kind, at }: Address, suffix: string) => placed(at, kind === "id" ? job : own + suffix);
  const statusSuffix = result.status.at.at(-1) === "status_url" ? "/status" : "";
  const isFal = own.startsWith("https://queue.fal.run/");
  const addresses = isFal
    ? { status_url: `${own}/status`, response_url: own, cancel_url: `${own}/cancel` }
    : named(result.status, statusSuffix);
  const { value, later, outcome } = answered(result.answer);
  const state = (text: string, more: unknown = {}) =>
    jsonAnswer(merged(merged(addresses, merged({ request_id: job, ...place }, placed(result.state, text))), more));
  const [waits, runs] = pendingStates(request);
  const place = isFal ? { queue_position: 0, logs: null } : {};
  const { Authorization = "" } = request.headers;
  const asked = (address: Address, suffix: string): Step["expected"] => ({
    method: "GET",
    url:
      address.kind === "url"
        ? own + suffix
        : (address.before ?? "") + (address.kind === "id" ? job : new URL(own).pathname) + (address.after ?? ""),
    headers: { Authorization },
  });
  const optionalHeaders = ["content-type", "x-hf-bill-to", "prefer"];
  const inStatus = result.result === undefined;
  const steps: Step[] = [
    {
      expected: asked(result.status, statusSuffix),
      optionalHeaders,
      answers: [state(waits), state(runs), state(result.done, inStatus ? value : {})],
    },
    ...(result.result === undefined
      ? []
      : [{ expected: asked(result.result, ""), optionalHeaders, answers: [jsonAnswer(value)] }]),
  ];
  return { answer: state(waits), later: [...steps, ...later], outcome };
}

/** How each provider calls a job that waits, and one that runs, by its documentation. */
function pendingStates({ url }: SentRequest): readonly [string, string] {
  if (/fal-ai|fal\.run/.test(url)) return ["IN_QUEUE", "IN_PROGRESS"];
  if (/replicate/.test(url)) return ["starting", "processing"];
  if (/wavespeed/.test(url)) return ["created", "processing"];
  if (/minimax/.test(url)) return ["queued", "running"];
  if (/novita/.test(url)) return ["TASK_STATUS_QUEUED", "TASK_STATUS_PROCESSING"];
  if (/async\/images/.test(url)) return ["PROCESSING", "PROCESSING"];
  return ["queued", "in_progress"];
}
