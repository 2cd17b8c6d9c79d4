// The neutral request: what goes over the wire, and what comes back, whatever client sends it.
import type { Fragment, Language, Text, Value } from "@modelshelf/code";
import { FileDataUrl, type SampleFile } from "./sample-file.ts";

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };

/** A JSON value that may hold a file's bytes as a data URL. */
export type BodyValue =
  | string
  | number
  | boolean
  | null
  | FileDataUrl
  | readonly BodyValue[]
  | { readonly [key: string]: BodyValue | undefined };

export type Body =
  | { readonly kind: "json"; readonly value: { readonly [key: string]: BodyValue | undefined } }
  /** The file's bytes alone. */
  | { readonly kind: "file"; readonly file: SampleFile }
  /** `multipart/form-data` with one file. */
  | {
      readonly kind: "form";
      readonly fields: Readonly<Record<string, string>>;
      readonly fileField: string;
      readonly file: SampleFile;
    };

/** An answer in one piece, by what of it is wanted. */
export type Answer =
  /** JSON; the answer is `choices[0].message.content`. */
  | { readonly kind: "chat" }
  /** JSON; the answer is `choices[0].text`. */
  | { readonly kind: "completion" }
  /** The bytes of a PNG image. */
  | { readonly kind: "image" }
  /** JSON; the image is base64 text at `data[0].b64_json`. */
  | { readonly kind: "image-base64" }
  /** JSON; the image's URL is at `images[0].url`. */
  | { readonly kind: "image-url" }
  /** JSON; the transcription is at `text`. */
  | { readonly kind: "transcription" }
  /** JSON of a prediction; its `output` is a URL or a list of them, or a transcription in one of several forms. */
  | { readonly kind: "prediction"; readonly output: "image" | "transcription" };

/**
 * JSON of a queued request with `status_url` and `response_url`. Ask for the status until it is
 * `COMPLETED`, then for the result.
 */
export interface Queue {
  readonly kind: "queue";
  /**
   * Where the request was routed, the two URLs are the provider's own; their path is asked for
   * below this base, with this query.
   */
  readonly via?: { readonly base: string; readonly query: string };
  readonly result: Extract<Answer, { kind: "image-url" }>;
}

/** What comes back, and so what the code does with it. */
export type Result =
  | Answer
  /** Server-sent events; each adds `choices[0].delta.content`. */
  | { readonly kind: "chat-stream" }
  | Queue;

/** A request as a provider describes it, before who asks and who pays is known. */
export interface WireRequest {
  readonly url: string;
  /** Base URL for OpenAI's own clients, where the route is one of theirs. */
  readonly openaiBaseUrl?: string;
  /** Besides the authorization. */
  readonly headers: Readonly<Record<string, string>>;
  /** Word before the token in the Authorization header. */
  readonly scheme: "Bearer" | "Key";
  readonly body: Body;
  readonly result: Result;
}

/** A request with all its headers. A header that holds a secret is a `Text`. */
export interface NeutralRequest {
  readonly method: "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string | Text>>;
  readonly body: Body;
  readonly result: Result;
}

/** The body's value as a template of one language takes it; files become what `replace` makes of them. */
export function bodyLiteral<L extends Language>(
  value: BodyValue,
  replace: (file: FileDataUrl) => Fragment<L>,
): Value<L> {
  if (value === null || typeof value !== "object") return value;
  if (value instanceof FileDataUrl) return replace(value);
  if (Array.isArray(value)) return value.map((item: BodyValue) => bodyLiteral(item, replace));
  // fromEntries defines the keys, so that one named __proto__ stays a key.
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[key, bodyLiteral(item, replace)]])),
  );
}

/** The file that a body is or holds; the providers' bodies hold one at most. */
export function fileIn(body: Body): SampleFile | undefined {
  return body.kind === "json" ? dataUrlIn(Object.values(body.value))?.file : body.file;
}

function dataUrlIn(values: readonly unknown[]): FileDataUrl | undefined {
  for (const value of values) {
    if (value instanceof FileDataUrl) return value;
    const inner = typeof value === "object" && value !== null ? dataUrlIn(Object.values(value)) : undefined;
    if (inner) return inner;
  }
  return undefined;
}
