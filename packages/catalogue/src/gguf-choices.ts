// What a reader may choose from where a repository holds the weights in several quantizations.
import { type FileQuantization, ggufFiles, parseQuantization, quantizationOrder } from "./gguf.ts";
import type { ModelRecord } from "./model-record.ts";

/** One way to load a model from GGUF files. */
export interface GgufChoice {
  /** The quantization (`Q4_K_M`), where one choice alone has it; else the path of the first file. */
  readonly id: string;
  readonly quantization: FileQuantization | undefined;
  /** The file, or the parts of a split one in their order. */
  readonly files: readonly string[];
  /** Bytes of the files; undefined where the record does not have them. */
  readonly bytes: number | undefined;
}

const part = /^(.*)-\d{5}-of-\d{5}\.gguf$/s;

/** What is known of a record, so that the same one is not read again for every app and system. */
const known = new WeakMap<ModelRecord, { choices: readonly GgufChoice[]; usual: readonly string[] }>();

function knownOf(model: ModelRecord) {
  const before = known.get(model);
  if (before !== undefined) return before;
  const made = { choices: choicesOf(model), usual: ggufFiles(model) };
  known.set(model, made);
  return made;
}

/** The GGUF files of language models to choose from, the largest quantization first. */
export const ggufChoices = (model: ModelRecord): readonly GgufChoice[] => knownOf(model).choices;

/** The files that are loaded where the reader makes no choice. */
export const usualGgufFiles = (model: ModelRecord): readonly string[] => knownOf(model).usual;

function choicesOf(model: ModelRecord): readonly GgufChoice[] {
  const groups = new Map<string, { files: string[]; bytes: number | undefined }>();
  for (const { rfilename, size } of model.siblings ?? []) {
    // Projectors (pictures) and importance matrices are no language models.
    if (!rfilename.endsWith(".gguf") || /mmproj|imatrix/i.test(rfilename)) continue;
    const stem = part.exec(rfilename)?.[1] ?? rfilename;
    const group = groups.get(stem);
    if (group === undefined) groups.set(stem, { files: [rfilename], bytes: size });
    else {
      group.files.push(rfilename);
      group.bytes = group.bytes === undefined || size === undefined ? undefined : group.bytes + size;
    }
  }
  const found = [...groups.values()].map(({ files, bytes }) => {
    const inOrder = [...files].sort();
    return { files: inOrder, bytes, quantization: parseQuantization(inOrder[0] ?? "") };
  });
  const times = Map.groupBy(found, ({ quantization }) => quantization);
  const place = (type: FileQuantization | undefined) =>
    type === undefined ? quantizationOrder.length : quantizationOrder.indexOf(type);
  return found
    .map((one) => ({
      ...one,
      id:
        one.quantization !== undefined && times.get(one.quantization)?.length === 1
          ? one.quantization
          : (one.files[0] ?? ""),
    }))
    .sort((a, b) => place(a.quantization) - place(b.quantization));
}

/** The files of a choice; the usual ones (`ggufFiles`) where none is named, or none of that id is there. */
export function chosenGgufFiles(model: ModelRecord, id: string | undefined): readonly string[] {
  const chosen = id === undefined ? undefined : ggufChoices(model).find((choice) => choice.id === id);
  return chosen?.files ?? usualGgufFiles(model);
}

/** The id of the choice that is loaded where the reader makes none; undefined where there are no files. */
export function usualGgufChoice(model: ModelRecord): string | undefined {
  const [first] = usualGgufFiles(model);
  return ggufChoices(model).find(({ files }) => first !== undefined && files.includes(first))?.id;
}
