import type { Fragment } from "@modelshelf/code";
import type { AskedTask } from "./asked-task.ts";
import type { Install } from "./install.ts";
import type { ModelRecord } from "./model-record.ts";

/** Which files the server loads. */
export interface ServerContext {
  /** Base URL of the hub that has the model, where it is not the public one: `http://127.0.0.1:7860`. */
  readonly endpoint?: string;
  /** Branch, tag or commit; the default branch where it is left out. */
  readonly revision?: string;
  /** Which of the repository's GGUF files, by the id that `ggufChoices` gives it; the usual one where it is left out. */
  readonly quantization?: string;
}

/** What is started, and where its files come from. */
export interface ServerQuestion extends ServerContext {
  readonly model: ModelRecord;
  readonly task: AskedTask;
}

/** A program that the reader starts, and that then answers as OpenAI's API does. */
export interface Server {
  readonly prettyLabel: string;
  readonly docsUrl: string;
  /** Where it listens as it is started here: `http://localhost:8000/v1`. */
  readonly baseUrl: string;
  /** Whether it can load the model, and has the task's route. */
  readonly fits: (question: ServerQuestion) => boolean;
  /** What to install first; null where the start brings all of it (a container). */
  readonly install: (question: ServerQuestion) => Install | null;
  /** The name that it answers to: what a request gives as `model`. */
  readonly modelName: (question: ServerQuestion) => string;
  /** The commands that start it, for this machine alone. */
  readonly start: (question: ServerQuestion) => Fragment<"shell">;
  /** What the facts were read from, and when. */
  readonly source: string;
}
