// The files of the reader's that inference code opens.
import { isSampleFileName, type ModelRecord, type SampleFileName } from "@modelshelf/catalogue";
import { inquire } from "./inquiry.ts";
import type { InferenceOptions } from "./options.ts";

/**
 * The sample files that the code of these arguments opens, so that a reader can be offered them; empty where it opens
 * none, or one of the reader's own.
 *
 * @throws InferenceInputError where an option cannot be used.
 */
export function sampleFilesOf(
  model: ModelRecord,
  { logger: _, ...options }: InferenceOptions = {},
): readonly SampleFileName[] {
  const inputs = inquire(model, options)?.inputs;
  if (inputs === undefined || !("file" in inputs)) return [];
  const { path } = inputs.file;
  return isSampleFileName(path) ? [path] : [];
}
