// Downloading files of a model in a terminal, for programs that read them from a folder.
import { comment, type Fragment, fileName, none, sh } from "@modelshelf/code";
import type { SnippetContext } from "./library.ts";
import { gatedNote, isGated } from "./loading.ts";
import type { ModelRecord } from "./model-record.ts";

/** The command that downloads: huggingface-cli where what is installed keeps huggingface_hub below 0.34. */
type DownloadProgram = "hf" | "huggingface-cli";

const programs = {
  hf: { command: sh`hf`, login: "hf auth login" },
  "huggingface-cli": { command: sh`huggingface-cli`, login: "huggingface-cli login" },
} as const;

/** What the reader must do first where the model is gated. */
export const gate = (
  model: ModelRecord,
  context: SnippetContext,
  program: DownloadProgram = "hf",
): Fragment<"shell"> =>
  isGated(model) ? sh`${comment(gatedNote(model, context, programs[program].login))}` : none.shell;

/**
 * Downloads these files of the model, all of them where none are named, to a folder. The hub is set for this
 * command alone: what else a program needs comes from the public one.
 */
export function downloadTo(
  folder: string,
  model: ModelRecord,
  { endpoint, revision }: SnippetContext,
  files: readonly string[] = [],
  program: DownloadProgram = "hf",
): Fragment<"shell"> {
  const words = [model.id, ...files.map(fileName)];
  const { command: download } = programs[program];
  const command =
    revision === undefined
      ? sh`${download} download ${words} --local-dir ${folder}`
      : sh`${download} download ${words} --revision ${revision} --local-dir ${folder}`;
  return endpoint === undefined ? command : sh`HF_ENDPOINT=${endpoint} ${command}`;
}
