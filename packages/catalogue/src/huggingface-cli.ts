// Downloading in a terminal for projects whose versions work with no huggingface_hub that has the command hf (0.34).
import { comment, type Fragment, none, sh } from "@modelshelf/code";
import type { SnippetContext } from "./library.ts";
import { gatedNote, isGated } from "./loading.ts";
import type { ModelRecord } from "./model-record.ts";

/** What the reader must do first where the model is gated. */
export const olderGate = (model: ModelRecord, context: SnippetContext): Fragment<"shell"> =>
  isGated(model) ? sh`${comment(gatedNote(model, context, "huggingface-cli login"))}` : none.shell;

/** Downloads the model's files to a folder, from the hub that serves it. Source: huggingface_hub 0.25, read 2026-11-21. */
export function olderDownloadTo(
  folder: string,
  model: ModelRecord,
  { endpoint, revision }: SnippetContext,
): Fragment<"shell"> {
  const command =
    revision === undefined
      ? sh`huggingface-cli download ${model.id} --local-dir ${folder}`
      : sh`huggingface-cli download ${model.id} --revision ${revision} --local-dir ${folder}`;
  return endpoint === undefined ? command : sh`HF_ENDPOINT=${endpoint} ${command}`;
}
