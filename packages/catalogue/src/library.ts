import type { Snippet } from "@modelshelf/code";
import type { DownloadQuery } from "./download-query.ts";
import type { Install } from "./install.ts";
import type { ModelRecord } from "./model-record.ts";
import type { TaskId } from "./tasks.ts";

/** Where and how the reader runs the code. */
export interface SnippetContext {
  /** Base URL of the hub that serves the model, where it is not the public one: `http://127.0.0.1:7860`. */
  readonly endpoint?: string;
  /** Branch, tag or commit to load; the default branch where it is left out. */
  readonly revision?: string;
  /** Version of the library that the reader has: `4.57.1`; the current release where it is left out. */
  readonly libraryVersion?: string;
}

/** When a library fits a model that does not name it: any of these suffices. */
export interface Applies {
  /** One of these tags. */
  readonly tags?: readonly string[];
  /** One of these files: a path, or an ending with a leading `*` (`*.gguf`). */
  readonly files?: readonly string[];
  /** A record that says so by other fields. */
  readonly record?: (model: ModelRecord) => boolean;
}

/** One library of the registry: what it is and how to use a model with it. */
export interface Library {
  readonly prettyLabel: string;
  readonly repoName: string;
  readonly repoUrl: string;
  readonly docsUrl?: string;
  /** Whether the library is offered as a filter in lists of models. */
  readonly filter: boolean;
  /** Which requested files count as a download; the hub's default files where it is left out. */
  readonly countDownloads?: DownloadQuery;
  /** Tasks of the library's models that hosted inference serves. */
  readonly hostedInferenceTasks?: readonly TaskId[];
  readonly applies?: Applies;
  /**
   * How its current documentation installs it; null where there is nothing to install: no package and no program, or
   * none for this model. An entry's comment says why.
   */
  readonly install: Install | null | ((model: ModelRecord, context: SnippetContext) => Install | null);
  /** The code that uses the model. A library without it gets the generic download, and its install that of both. */
  readonly snippets?: (model: ModelRecord, context: SnippetContext) => readonly Snippet[];
  /**
   * Why there is no code to show, where neither the library nor its models have any: one sentence, which stands beside
   * the download and on the library's page. Only an entry without `snippets` has it.
   */
  readonly downloadOnly?: string;
  /** Why the code cannot load a chosen revision or from another hub, where its loader can do neither. */
  readonly fixedSource?: string;
  /** Source and date of the facts in the entry: documentation or source read, with version. */
  readonly source?: string;
}

/** The named examples of an entry: models that between them reach every branch of it. */
export type Examples = Readonly<Record<string, ModelRecord>>;
