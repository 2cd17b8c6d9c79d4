// Plays the provider: for a request and what it comes to, the steps of the conversation and what the
// snippet must make of them. Forms of the answers by the documentation named in each provider's entry of
// packages/inference (read 2026-11-21).
import { type Body, type BodyValue, FileDataUrl, type Result, type SentRequest } from "@modelshelf/inference";
import { eventStreamAnswer, fileAnswer, jsonAnswer } from "../proxy/answers.ts";
import type { Answer } from "../proxy/recording-proxy.ts";
import type { ExpectedRequest } from "../run/compare.ts";
import type { Exchange, Step } from "../run/exchange.ts";
import { colourfulPng } from "../run/png.ts";

/** What the model says, in pieces of a stream. */
const pieces = ["Grüße", " aus", " 東京", " 😀 und", " zurück"];
export const answerText = pieces.join("");
const image = colourfulPng(48);
const imageUrl = "https://files.example-cdn.net/outputs/a1b2c3/image.png";

/** What the snippet's reader sees. */
export interface Outcome {
  readonly prints?: readonly string[];
  /** The beginning of a stream. */
  readonly printsAtOnce?: string;
  readonly image?: Uint8Array;
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
      const file = { name: body.fileField, fileName: body.file.path, bytes: bytesOf(files, body.file.path) };
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
  if (value instanceof FileDataUrl) {
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
  const once = (answer: Answer): Reply => ({ answer, later: [], outcome: { prints: [answerText] } });
  switch (result.kind) {
    case "chat": {
      const message = { role: "assistant", content: answerText };
      const choices = [{ index: 0, message, finish_reason: "stop", logprobs: null }];
      return once(jsonAnswer({ ...base, object: "chat.completion", choices, usage }));
    }
    case "chat-stream":
      return {
        // Held after the first words.
        ...once(eventStreamAnswer(streamEvents(), 2)),
        outcome: {
          prints: printsRaw ? pieces : [answerText],
          ...(pieces[0] !== undefined && { printsAtOnce: pieces[0] }),
        },
      };
    case "completion": {
      // The task's own route answers in the hub's form.
      if (!request.url.endsWith("/completions")) return once(jsonAnswer([{ generated_text: answerText }]));
      const choices = [{ index: 0, text: answerText, finish_reason: "stop", logprobs: null }];
      return once(jsonAnswer({ ...base, object: "text_completion", choices, usage }));
    }
    case "transcription":
      return once(jsonAnswer({ text: answerText, chunks: [] }));
    case "image":
      return { answer: fileAnswer(image, "image/png"), later: [], outcome: { image } };
    case "image-base64": {
      const data = [{ b64_json: image.toString("base64") }];
      return { answer: jsonAnswer({ created: base.created, data }), later: [], outcome: { image } };
    }
    case "image-url": {
      const images = [{ url: imageUrl, content_type: "image/png", width: 48, height: 48 }];
      return {
        answer: jsonAnswer({ images, seed: 1, has_nsfw_concepts: [false] }),
        later: [download],
        outcome: { image },
      };
    }
    case "prediction":
      return prediction(result.output, request);
    case "queue":
      return queue(result, request, printsRaw);
  }
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

// The image lies with another host, which must not see the token.
const download: Step = {
  expected: { method: "GET", url: imageUrl, headers: {} },
  answers: [fileAnswer(image, "image/png")],
};

function prediction(output: "image" | "transcription", request: SentRequest): Reply {
  const transcription = { language: "german", transcription: answerText, segments: null };
  const done = {
    id: "prediction1",
    model: "owner/name",
    input: request.body.kind === "json" ? { prompt: promptOf(request.body) } : {},
    logs: "",
    output: output === "image" ? [imageUrl] : transcription,
    data_removed: false,
    error: null,
    status: "succeeded",
    urls: { get: "https://api.replicate.com/v1/predictions/prediction1" },
  };
  const answer = jsonAnswer(done, 201);
  return output === "image"
    ? { answer, later: [download], outcome: { image } }
    : { answer, later: [], outcome: { prints: [answerText] } };
}

function promptOf(body: Extract<Body, { kind: "json" }>): unknown {
  const { input } = body.value;
  return typeof input === "object" && input !== null && "prompt" in input ? input.prompt : undefined;
}

function queue(result: Extract<Result, { kind: "queue" }>, request: SentRequest, printsRaw: boolean): Reply {
  // The queue names the application without what stands behind it: fal-ai/flux for fal-ai/flux/schnell.
  const application = new URL(request.url).pathname
    .replace(/^\/fal-ai(?=\/fal-ai\/)/, "")
    .split("/")
    .slice(1, 3)
    .join("/");
  const path = `/${application}/requests/7c8d9e`;
  const own = `https://queue.fal.run${path}`;
  const addresses = { status_url: `${own}/status`, response_url: own, cancel_url: `${own}/cancel` };
  const state = (status: string) =>
    jsonAnswer({
      status,
      request_id: "7c8d9e",
      ...addresses,
      ...(status === "IN_QUEUE" ? { queue_position: 0 } : { logs: null }),
      ...(status === "COMPLETED" && { metrics: { inference_time: 1.5 } }),
    });
  const asked = result.via ? { base: result.via.base + path, query: result.via.query } : { base: own, query: "" };
  const { Authorization = "" } = request.headers;
  const headers = { Authorization };
  const optionalHeaders = ["content-type", "x-hf-bill-to"];
  const inner = reply(result.result, request, printsRaw);
  const steps: Step[] = [
    {
      expected: { method: "GET", url: `${asked.base}/status${asked.query}`, headers },
      optionalHeaders,
      answers: [state("IN_QUEUE"), state("IN_PROGRESS"), state("COMPLETED")],
    },
    { expected: { method: "GET", url: asked.base + asked.query, headers }, optionalHeaders, answers: [inner.answer] },
  ];
  return { answer: state("IN_QUEUE"), later: [...steps, ...inner.later], outcome: inner.outcome };
}
