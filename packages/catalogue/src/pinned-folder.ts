// Loaders that take a model's id or a folder, but no revision, or one for a part of the files alone.
import { type Fragment, py, pyImport, pyValue } from "@modelshelf/code";
import type { SnippetContext } from "./library.ts";
import type { ModelRecord } from "./model-record.ts";
import { pythonCall } from "./python-call.ts";

/** Downloads the model's files and returns their folder. */
export const downloadedFolder = (model: ModelRecord, { revision }: SnippetContext): Fragment<"python"> =>
  py`${snapshotDownload}${pythonCall("snapshot_download", [model.id], { revision })}`;

const snapshotDownload = pyImport("from huggingface_hub import snapshot_download");

/** The model's id; where a revision is chosen, the folder that it is downloaded to. */
export const idOrFolder = (model: ModelRecord, context: SnippetContext): Fragment<"python"> =>
  context.revision === undefined ? pyValue(model.id) : downloadedFolder(model, context);
