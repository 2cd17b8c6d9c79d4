// Headers of safetensors files. Format: eight bytes with the header's length (little-endian), the
// header as JSON, then the tensors. Source: documentation of the crate
// safetensors (read 2026-11-21).
import { open } from "node:fs/promises";
import type { SafetensorsSummary } from "@modelshelf/catalogue";
import { isObject, isPointer, type JsonObject, type ModelFolder, oneLine } from "./model-folder.ts";
import type { FolderFile } from "./walk.ts";

/** The most bytes of a header, as the format's own reader has it. */
const largestHeader = 100_000_000;

export interface SafetensorsHeader {
  readonly tensors: readonly { readonly name: string; readonly dtype: string; readonly parameters: number }[];
  readonly metadata: JsonObject;
}

/** Reads every safetensors file's header and sums the model's own files up. */
export async function readSafetensors(
  folder: ModelFolder,
): Promise<{ summary?: SafetensorsSummary; headers: ReadonlyMap<string, SafetensorsHeader> }> {
  const headers = new Map<string, SafetensorsHeader>();
  for (const file of folder.files) {
    if (!file.path.endsWith(".safetensors")) continue;
    try {
      headers.set(file.path, await readHeader(file));
    } catch (error) {
      if (error instanceof PointerError) folder.pointerProblem(file.path);
      else if (error instanceof DamagedError) folder.problem(file.path, error.message, "copy or save the file again");
      else folder.unreadable(file.path, error);
    }
  }
  const own = await ownFiles(folder);
  const parameters: Record<string, number> = {};
  for (const path of own) {
    for (const { dtype, parameters: count } of headers.get(path)?.tensors ?? []) {
      parameters[dtype] = (parameters[dtype] ?? 0) + count;
    }
  }
  const total = Object.values(parameters).reduce((sum, count) => sum + count, 0);
  return total > 0 ? { summary: { parameters, total }, headers } : { headers };
}

/** The files of the model itself, not of a component or a checkpoint beside it. */
async function ownFiles(folder: ModelFolder): Promise<string[]> {
  const index = await folder.json("model.safetensors.index.json");
  if (index) return checkShards(folder, "model.safetensors.index.json", index);
  if (folder.has("model.safetensors")) return ["model.safetensors"];
  const [only, ...others] = folder.atRoot(".safetensors");
  return only && others.length === 0 ? [only.path] : [];
}

/** The shards that an index names; each that is missing is a problem. */
export function checkShards(folder: ModelFolder, path: string, index: JsonObject): string[] {
  if (!isObject(index.weight_map)) {
    folder.problem(path, "has no weight_map", "save the model again with save_pretrained");
    return [];
  }
  const named = new Set(Object.values(index.weight_map).filter((shard) => typeof shard === "string"));
  const shards = [...named].sort();
  const missing = shards.filter((shard) => !folder.has(shard));
  if (missing.length > 0) {
    const shown = missing.slice(0, 3).join(", ");
    const more = missing.length > 3 ? ` and ${missing.length - 3} more` : "";
    folder.problem(path, `names files that are not there: ${shown}${more}`, "fetch or copy the missing files");
  }
  return shards.filter((shard) => folder.has(shard));
}

class DamagedError extends Error {}
class PointerError extends Error {}

async function readHeader(file: FolderFile): Promise<SafetensorsHeader> {
  const handle = await open(file.absolute);
  try {
    const start = Buffer.alloc(Math.min(1024, file.size));
    await handle.read(start, 0, start.length, 0);
    if (isPointer(start)) throw new PointerError();
    if (file.size < 8) throw new DamagedError(`is no safetensors file: it has only ${file.size} bytes`);
    const length = start.readBigUInt64LE(0);
    if (length > BigInt(largestHeader)) throw new DamagedError("is no safetensors file: its header would be too large");
    if (length + 8n > BigInt(file.size)) throw new DamagedError("is cut off: it ends within its header");
    const header = Buffer.alloc(Number(length));
    await handle.read(header, 0, header.length, 8);
    return parseHeader(header, file.size - 8 - header.length);
  } finally {
    await handle.close();
  }
}

function parseHeader(bytes: Buffer, dataLength: number): SafetensorsHeader {
  let header: unknown;
  try {
    header = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new DamagedError(`has a damaged header: ${oneLine(error)}`);
  }
  if (!isObject(header)) throw new DamagedError("has a header that is not an object");
  const tensors = [];
  let end = 0;
  for (const [name, tensor] of Object.entries(header)) {
    if (name === "__metadata__") continue;
    if (!isTensor(tensor)) throw new DamagedError(`has a damaged header: tensor ${JSON.stringify(name.slice(0, 80))}`);
    end = Math.max(end, tensor.data_offsets[1]);
    const parameters = tensor.shape.reduce((product, size) => product * size, 1);
    tensors.push({ name, dtype: tensor.dtype, parameters });
  }
  if (end > dataLength) {
    throw new DamagedError(`is cut off: its tensors take ${end} bytes, and only ${dataLength} are there`);
  }
  const metadata = isObject(header.__metadata__) ? header.__metadata__ : {};
  return { tensors, metadata };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function isTensor(value: unknown): value is { dtype: string; shape: number[]; data_offsets: [number, number] } {
  if (!isObject(value)) return false;
  const { dtype, shape, data_offsets: offsets } = value;
  return (
    typeof dtype === "string" &&
    /^[A-Z0-9_]{1,16}$/.test(dtype) &&
    Array.isArray(shape) &&
    shape.every(isCount) &&
    Array.isArray(offsets) &&
    offsets.length === 2 &&
    offsets.every(isCount) &&
    Number(offsets[0]) <= Number(offsets[1])
  );
}
