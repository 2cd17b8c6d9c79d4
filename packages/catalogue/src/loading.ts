// What the code of several Python libraries shares: where models come from, whose code runs, and
// who may read them.
import { comment, type Fragment, none, py, pyImport, url } from "@modelshelf/code";
import type { SnippetContext } from "./library.ts";
import type { ModelRecord } from "./model-record.ts";

/** Where models come from unless the context says otherwise. */
export const publicHub = "https://huggingface.co";

/** Base URL of the hub that serves the model. */
export const hubOf = (context: SnippetContext): string => context.endpoint ?? publicHub;

/** Address of a file of the model. */
export const fileUrl = (model: ModelRecord, context: SnippetContext, file: string): string =>
  url`${hubOf(context)}/${model.id}/resolve/${context.revision ?? "main"}/${file}`;

/** Whether loading the model runs Python code of its repository. */
export const hasRemoteCode = (model: ModelRecord): boolean =>
  (model.tags ?? []).includes("custom_code") || model.transformersInfo?.custom_class !== undefined;

/** Whether the hub gives the files only to those who accepted the author's conditions. */
export const isGated = (model: ModelRecord): boolean => model.gated === "auto" || model.gated === "manual";

/** What a reader must do before a gated model can be downloaded. */
export const gatedNote = (model: ModelRecord, context: SnippetContext, login = "hf auth login"): string =>
  `Gated model: accept its conditions at ${url`${hubOf(context)}/${model.id}`} and log in with: ${login}`;

export const remoteCodeNote =
  "trust_remote_code runs Python code from the model's repository: read it first, and pin a revision.";

interface Head {
  /** First line of the snippet. */
  readonly first?: string;
  /** Whether the code below passes trust_remote_code. */
  readonly remoteCode?: boolean;
  /** What logs in, where the huggingface_hub that is installed is older than its command hf: 0.34. */
  readonly login?: string;
}

/**
 * The top of a Python snippet: what the reader must know first, and the hub that it loads from.
 * The libraries read HF_ENDPOINT when they are imported, so this stands above the imports.
 */
export function head(
  model: ModelRecord,
  context: SnippetContext,
  { first, remoteCode, login }: Head = {},
): Fragment<"python"> {
  if (first === undefined && !remoteCode && !isGated(model) && context.endpoint === undefined) return none.python;
  return py`
    ${first === undefined ? none.python : comment(first)}
    ${isGated(model) ? comment(gatedNote(model, context, login)) : none.python}
    ${remoteCode ? comment(remoteCodeNote) : none.python}
    ${context.endpoint === undefined ? none.python : hubVariable(context.endpoint)}
  `;
}

const hubVariable = (endpoint: string): Fragment<"python"> =>
  py`${pyImport("import os")}os.environ["HF_ENDPOINT"] = ${endpoint}`;

/** Keyword arguments that loaders on top of huggingface_hub take. */
export const loadingOptions = (
  model: ModelRecord,
  context: SnippetContext,
): { revision: string | undefined; trust_remote_code: true | undefined } => ({
  revision: context.revision,
  trust_remote_code: hasRemoteCode(model) ? true : undefined,
});
