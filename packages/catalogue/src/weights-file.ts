// The file with the weights, for libraries that load one by its name.
import type { ModelRecord } from "./model-record.ts";

/** The files of the repository whose names end so: `weightsFiles(model, ".pt")`. */
export function weightsFiles(model: ModelRecord, ending: string): string[] {
  const found: string[] = [];
  for (const { rfilename } of model.siblings ?? []) if (rfilename.endsWith(ending)) found.push(rfilename);
  return found;
}

/** What a reader must know who opens such a file. */
export const pickleNote = "The file holds pickles, which can run code: load it only if you trust its author.";
