// The neutral request: what goes over the wire, and what comes back, whatever client sends it.
import type { Fragment, Language, Text, Value } from "@modelshelf/code";
import { FileText, type SampleFile } from "./sample-file.ts";

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };

/** A JSON value that may hold a file's bytes, as base64 text or a data URL. */
export type BodyValue =
  | string
  | number
  | boolean
  | null
  | FileText
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
      /** What the file is called there; its own name where it is left out. */
      readonly fileName?: string;
    };

/** Where a value lies in a JSON answer: names of fields, and numbers of items from 0; empty for the whole answer. */
export type Path = readonly (string | number)[];

/** A file that the code writes, without its ending. */
export type OutputName = "image" | "audio" | "video" | "mask";

/** An answer in one piece, by what of it is wanted. Paths lead to it in a JSON answer. */
export type Answer =
  /** The text at the path is printed. */
  | { readonly kind: "text"; readonly at: Path }
  /** What is at the path is printed as it is. */
  | { readonly kind: "json"; readonly at: Path }
  /** The list of numbers at the path is an embedding; its length and its beginning are printed. */
  | { readonly kind: "vector"; readonly at: Path }
  /** A list of objects at the path is printed, a line each; base64 text in the field `file.at` is saved. */
  | {
      readonly kind: "rows";
      readonly at: Path;
      readonly columns: readonly string[];
      readonly file?: { readonly at: string; readonly name: OutputName; readonly extension: string };
    }
  /** The answer is no JSON but the file's bytes. */
  | { readonly kind: "file"; readonly name: OutputName; readonly extension: string }
  /** Base64 text at the path. */
  | { readonly kind: "base64"; readonly at: Path; readonly name: OutputName; readonly extension: string }
  /** The file's URL is at the path, or, where nothing is there, at `or`; where `oneOrMore`, it may be a list of URLs. */
  | {
      readonly kind: "url";
      readonly at: Path;
      readonly or?: Path;
      readonly oneOrMore?: true;
      readonly name: OutputName;
    }
  /** At the path is a text, a list that begins with one, or an object that names it `text` or `transcription`. */
  | { readonly kind: "spoken"; readonly at: Path };

/** A URL that the first answer of a queue names. */
export interface Address {
  /** Where the URL is, or the id that stands between `before` and `after`. */
  readonly at: Path;
  /**
   * `url`: it is a URL, and asked as it is. `path`: it is a URL whose path is asked below `before`, since
   * the request was routed and the URL is the provider's own. `id`: it is a part of the URL.
   */
  readonly kind: "url" | "path" | "id";
  readonly before?: string;
  readonly after?: string;
}

/** A provider answers at once that it will answer: ask for the state until it is `done`, then for the result. */
export interface Queue {
  readonly kind: "queue";
  readonly status: Address;
  /** Where the answer to that names the state. */
  readonly state: Path;
  readonly done: string;
  /** States that it never leaves. */
  readonly failed: readonly string[];
  /** Where the result is; left out where the answer that says `done` holds it. */
  readonly result?: Address;
  readonly answer: Exclude<Answer, { kind: "file" }>;
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
export function bodyLiteral<L extends Language>(value: BodyValue, replace: (file: FileText) => Fragment<L>): Value<L> {
  return fileTextIn(value) === undefined ? (value as Value<L>) : replaced(value, replace);
}

function replaced<L extends Language>(value: BodyValue, replace: (file: FileText) => Fragment<L>): Value<L> {
  if (value === null || typeof value !== "object") return value;
  if (value instanceof FileText) return replace(value);
  if (Array.isArray(value)) return value.map((item: BodyValue) => replaced(item, replace));
  // fromEntries defines the keys, so that one named __proto__ stays a key.
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[key, replaced(item, replace)]])),
  );
}

/** The file that a body is or holds; the providers' bodies hold one at most, though some in several places. */
export function fileIn(body: Body): SampleFile | undefined {
  return body.kind === "json" ? fileTextIn(body.value)?.file : body.file;
}

function fileTextIn(value: unknown): FileText | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (value instanceof FileText) return value;
  if (Array.isArray(value)) {
    for (const item of value) {
      const inner = fileTextIn(item);
      if (inner !== undefined) return inner;
    }
    return undefined;
  }
  for (const key in value) {
    const inner = fileTextIn((value as Readonly<Record<string, unknown>>)[key]);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
