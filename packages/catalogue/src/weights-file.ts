// The file with the weights, for libraries that load one by its name.
import type { ModelRecord } from "./model-record.ts";

/** The files of the repository whose names end so: `weightsFiles(model, ".pt")`. */
export const weightsFiles = (model: ModelRecord, ending: string): string[] =>
  (model.siblings ?? []).flatMap(({ rfilename }) => (rfilename.endsWith(ending) ? [rfilename] : []));

/** What a reader must know who opens such a file. */
export const pickleNote = "The file holds pickles, which can run code: load it only if you trust its author.";
