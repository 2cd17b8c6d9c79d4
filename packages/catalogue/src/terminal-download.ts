// Downloading files of a model in a terminal, for programs that read them from a folder.
import { comment, type Fragment, fileName, none, sh } from "@modelshelf/code";
import type { SnippetContext } from "./library.ts";
import { gatedNote, isGated } from "./loading.ts";
import type { ModelRecord } from "./model-record.ts";

/** What the reader must do first where the model is gated. */
export const gate = (model: ModelRecord, context: SnippetContext): Fragment<"shell"> =>
  isGated(model) ? sh`${comment(gatedNote(model, context))}` : none.shell;

/**
 * Downloads these files of the model, all of them where none are named, to a folder. The hub is set for this
 * command alone: what else a program needs comes from the public one.
 */
export function downloadTo(
  folder: string,
  model: ModelRecord,
  { endpoint, revision }: SnippetContext,
  files: readonly string[] = [],
): Fragment<"shell"> {
  const words = [model.id, ...files.map(fileName)];
  const command =
    revision === undefined
      ? sh`hf download ${words} --local-dir ${folder}`
      : sh`hf download ${words} --revision ${revision} --local-dir ${folder}`;
  return endpoint === undefined ? command : sh`HF_ENDPOINT=${endpoint} ${command}`;
}
