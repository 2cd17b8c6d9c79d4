// Headers of GGUF files.

import { gguf, parseGgufShardFilename } from "@huggingface/gguf";
import type { GgufSummary } from "@modelshelf/catalogue";
import { tensorBytes } from "./gguf-tensors.ts";
import { isPointer, type ModelFolder, oneLine, stringOr } from "./model-folder.ts";
import type { FolderFile } from "./walk.ts";

interface Header {
  readonly file: FolderFile;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly parameters: number;
}

/** Reads every GGUF file's header; the summary is of the model's first file and its shards. */
export async function readGguf(folder: ModelFolder): Promise<GgufSummary | undefined> {
  const headers: Header[] = [];
  for (const file of folder.files) {
    if (!file.path.endsWith(".gguf")) continue;
    const header = await readHeader(folder, file);
    if (header) headers.push(header);
  }
  const main =
    headers.find(({ file, metadata }) => !isProjector(file.path, metadata) && isFirstShard(file.path)) ?? headers[0];
  if (!main) return undefined;
  const total = headers
    .filter(({ file }) => sameModel(main.file.path, file.path))
    .reduce((sum, { parameters }) => sum + parameters, 0);
  return summary(main.metadata, total);
}

async function readHeader(folder: ModelFolder, file: FolderFile): Promise<Header | undefined> {
  try {
    const start = await folder.head(file, 64);
    if (isPointer(start)) {
      folder.pointerProblem(file.path);
      return undefined;
    }
    if (start.subarray(0, 4).toString("latin1") !== "GGUF") {
      folder.problem(file.path, "is no GGUF file: it does not begin with GGUF", "copy or convert the file again");
      return undefined;
    }
    const parsed = await gguf(file.absolute, { allowLocalFile: true, computeParametersCount: true });
    const { metadata, parameterCount, tensorInfos, tensorDataOffset, tensorInfoByteRange } = parsed;
    // The parser reads zeros where a file ends too soon.
    const end = tensorInfos.length > 0 ? tensorDataOffset + tensorBytes(tensorInfos) : BigInt(tensorInfoByteRange[1]);
    if (end > BigInt(file.size)) {
      folder.problem(
        file.path,
        `is cut off: it should have ${end} bytes, and has ${file.size}`,
        "copy or convert the file again",
      );
      return undefined;
    }
    return {
      file,
      metadata: metadata as unknown as Header["metadata"],
      parameters: Number.isSafeInteger(parameterCount) ? parameterCount : 0,
    };
  } catch (error) {
    folder.problem(file.path, `has a damaged GGUF header: ${oneLine(error)}`, "copy or convert the file again");
    return undefined;
  }
}

/** Whether a file holds the eyes or ears of a model (its projector), not the model. */
export const isProjector = (path: string, metadata: Header["metadata"] = {}) =>
  /mmproj/i.test(path) || metadata["general.architecture"] === "clip" || metadata["general.type"] === "mmproj";

/** Whether a file is whole, or the first part of a split one, which has the metadata of all. */
export const isFirstShard = (path: string) => Number(parseGgufShardFilename(path)?.shard ?? 1) === 1;

/** Whether two files are shards of one model. */
function sameModel(a: string, b: string): boolean {
  const [first, second] = [parseGgufShardFilename(a), parseGgufShardFilename(b)];
  return a === b || (first !== null && first.prefix === second?.prefix && first.total === second.total);
}

function summary(metadata: Header["metadata"], total: number): GgufSummary {
  const architecture = stringOr(metadata["general.architecture"], undefined);
  const contextLength = architecture === undefined ? undefined : metadata[`${architecture}.context_length`];
  const template = stringOr(metadata["tokenizer.chat_template"], undefined);
  const bos = tokenAt(metadata, "tokenizer.ggml.bos_token_id");
  const eos = tokenAt(metadata, "tokenizer.ggml.eos_token_id");
  return {
    ...(total > 0 && { total }),
    ...(architecture !== undefined && { architecture }),
    ...((typeof contextLength === "number" || typeof contextLength === "bigint") && {
      context_length: Number(contextLength),
    }),
    ...(template !== undefined && { chat_template: template }),
    ...(bos !== undefined && { bos_token: bos }),
    ...(eos !== undefined && { eos_token: eos }),
  };
}

function tokenAt(metadata: Header["metadata"], key: string): string | undefined {
  const tokens = metadata["tokenizer.ggml.tokens"];
  const token: unknown = Array.isArray(tokens) ? tokens[Number(metadata[key] ?? Number.NaN)] : undefined;
  return typeof token === "string" ? token : undefined;
}
