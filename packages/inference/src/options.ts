import type { ChatMessage } from "@modelshelf/catalogue";
import type { Logger } from "./logger.ts";
import type { JsonValue } from "./request.ts";

/** How the reader asks for a model. Names in snake case are fields of the request. */
export interface InferenceOptions {
  /** A provider's id, or `auto`, which is the default: whoever serves the model. */
  readonly provider?: string;
  /** Ids of the clients whose code is wanted (`openai`, `curl`), in every language; all where it is left out. */
  readonly clients?: readonly string[];
  /** The model's id at the provider; from the record's provider mapping where it is left out. */
  readonly providerModelId?: string;
  /** File of LoRA weights in the model's repository; from the provider mapping where it is left out. */
  readonly adapterWeightsPath?: string;
  /** Take the answer of a chat in pieces, as it is written. */
  readonly streaming?: boolean;
  /** Organisation that pays for requests through the router. */
  readonly billTo?: string;
  /** A token to write into the code. Without it the code reads an environment variable. */
  readonly accessToken?: string;
  /** Name of the environment variable that holds the token; by the rules of `tokenVariable` where it is left out. */
  readonly tokenVariable?: string;
  /** Ask the provider itself, with its own key, instead of the router. */
  readonly directRequest?: boolean;
  /** Base URL of an OpenAI-compatible server of the reader's; takes the place of the provider. */
  readonly endpointUrl?: string;
  /**
   * What to ask, instead of the sample: a text (prompt, message, or path of a file), the messages of a
   * chat, or the fields of a request (`messages`, `prompt`, `inputs`, `image`, `question`, `parameters` …).
   */
  readonly inputs?: string | readonly ChatMessage[] | { readonly [key: string]: JsonValue | undefined };
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly top_p?: number;
  /** Functions that a chat model may call, as OpenAI's chat completions describe them. */
  readonly tools?: readonly JsonValue[];
  /** Form of a chat's answer: `{ type: "json_schema", json_schema: { name, schema } }`. */
  readonly response_format?: { readonly [key: string]: JsonValue | undefined };
  /** How long a reasoning model thinks: `low`, `medium`, `high`, and what else the model knows. */
  readonly reasoning_effort?: string;
  readonly logger?: Logger;
}
