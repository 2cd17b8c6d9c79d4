// How large a model's weights are: by its files where their sizes are known, else by its number of parameters.
import { estimatedBytes, type FileQuantization, parseQuantization, quantizationOrder } from "../gguf.ts";
import { lookup } from "../lookup.ts";
import type { ModelRecord, Sibling } from "../model-record.ts";

/** What a number of bytes was worked out from, the surest first. */
export type WeightsSource = "files" | "tensors" | "parameters" | "name";

/** One form in which a model's weights can be loaded. */
export interface Weights {
  /** `Q4_K_M`, `BF16`, `AWQ 4-bit`; or the file's own name where nothing says more. */
  readonly name: string;
  readonly bytes: number;
  readonly from: WeightsSource;
  /** The files that hold them; empty where it is only worked out what they would take. */
  readonly files: readonly string[];
  /** True where these are changes to another model's weights, which come on top (an adapter). */
  readonly adapter?: true;
}

/** Bits of one value, by its type in a safetensors header. Source: crate safetensors 0.7, `Dtype::bitsize`, read 2026-11-21. */
const dtypeBits: Readonly<Record<string, number>> = {
  BOOL: 8,
  F4: 4,
  F6_E2M3: 6,
  F6_E3M2: 6,
  U8: 8,
  I8: 8,
  F8_E5M2: 8,
  F8_E4M3: 8,
  F8_E8M0: 8,
  I16: 16,
  U16: 16,
  F16: 16,
  BF16: 16,
  I32: 32,
  U32: 32,
  F32: 32,
  C64: 64,
  F64: 64,
  I64: 64,
  U64: 64,
};

/** Number of parameters, and whether only the model's name says it. */
export function parametersOf(
  record: ModelRecord,
): { readonly count: number; readonly from: "record" | "name" } | undefined {
  const count = record.safetensors?.total ?? sumOf(record.safetensors?.parameters) ?? record.gguf?.total;
  if (count !== undefined && count > 0) return { count, from: "record" };
  const named = parametersInName(record.id);
  return named === undefined ? undefined : { count: named, from: "name" };
}

const sumOf = (parameters: Readonly<Record<string, number>> | undefined) => {
  const sum = Object.values(parameters ?? {}).reduce((total, count) => total + count, 0);
  return sum > 0 ? sum : undefined;
};

/**
 * The number of parameters in a name: "Llama-3.1-8B" has 8e9, "gemma-3-270m" 270e6, "Mixtral-8x7B" 56e9 (a little too
 * many: experts share layers). "A3B" counts the parameters at work and is passed over.
 */
export function parametersInName(id: string): number | undefined {
  const name = id.slice(id.lastIndexOf("/") + 1);
  const found = /(?<![A-Za-z0-9.])(?:(\d{1,3})x)?(\d{1,4}(?:\.\d{1,3})?)([bmt])(?![A-Za-z0-9])/i.exec(name);
  if (!found) return undefined;
  const [, times = "1", size = "", unit = ""] = found;
  const scale = { m: 1e6, b: 1e9, t: 1e12 }[unit.toLowerCase()] ?? 1e9;
  const count = Number(times) * Number(size) * scale;
  return count > 0 ? count : undefined;
}

/** The forms that the model's files have, the best first. Empty where nothing tells how large they are. */
export function publishedWeights(record: ModelRecord): Weights[] {
  const gguf = ggufWeights(record);
  const other = otherWeights(record);
  return other === undefined ? gguf : [other, ...gguf];
}

/** What a quantization of the model would take, from its number of parameters; undefined where that is not known. */
export function quantizedWeights(record: ModelRecord, type: FileQuantization): Weights | undefined {
  const parameters = parametersOf(record);
  if (parameters === undefined) return undefined;
  const from = parameters.from === "name" ? "name" : "parameters";
  return { name: type, bytes: estimatedBytes(parameters.count, type), from, files: [] };
}

/** The type that a text names, in any case: `q4_k_m`. */
export function quantizationNamed(text: string): FileQuantization | undefined {
  const upper = text.toUpperCase().replaceAll("-", "_");
  return quantizationOrder.find((type) => type === upper) ?? parseQuantization(text);
}

function ggufWeights(record: ModelRecord): Weights[] {
  const files = (record.siblings ?? []).filter(
    // Projectors (pictures) and importance matrices are no language models.
    ({ rfilename }) => rfilename.endsWith(".gguf") && !/mmproj|imatrix/i.test(rfilename),
  );
  const models = new Map<string, Sibling[]>();
  for (const file of files) {
    const key = file.rfilename.replace(/-\d{5}-of-\d{5}\.gguf$/, ".gguf");
    models.set(key, [...(models.get(key) ?? []), file]);
  }
  const found = [...models].flatMap(([path, parts]): (Weights & { type?: FileQuantization })[] => {
    const type = parseQuantization(path);
    const name = type ?? path.slice(path.lastIndexOf("/") + 1);
    const paths = parts.map(({ rfilename }) => rfilename);
    const bytes = totalSize(parts);
    if (bytes !== undefined) return [{ name, bytes, from: "files", files: paths, ...(type && { type }) }];
    const estimated = type && quantizedWeights(record, type);
    return estimated ? [{ ...estimated, files: paths, type }] : [];
  });
  const rank = ({ type }: { type?: FileQuantization }) => (type ? quantizationOrder.indexOf(type) : -1);
  return found.sort((a, b) => rank(a) - rank(b)).map(({ type: _, ...weights }) => weights);
}

/** Bytes of files together; undefined where there are none, or the size of one is not known. */
function totalSize(files: readonly Sibling[]): number | undefined {
  let sum = 0;
  for (const { size } of files) {
    if (size === undefined || size <= 0) return undefined;
    sum += size;
  }
  return sum > 0 ? sum : undefined;
}

/** Weights that are not GGUF: one form, since a repository's other formats hold the same again. */
function otherWeights(record: ModelRecord): Weights | undefined {
  const files = weightFiles(record);
  const bytes = totalSize(files);
  const names = files.map(({ rfilename }) => rfilename);
  const isAdapter = names.some((name) => /(?:^|\/)(?:adapter_model|pytorch_lora_weights)\./.test(name));
  const adapter = isAdapter || record.config?.peft !== undefined ? { adapter: true as const } : {};
  const name = formOf(record) ?? (names[0] === undefined ? "weights" : extension(names[0]));
  if (bytes !== undefined) return { name, bytes, from: "files", files: names, ...adapter };
  const tensors = tensorBytes(record);
  if (tensors !== undefined) return { name, bytes: tensors, from: "tensors", files: names, ...adapter };
  // Without tensors, a number in the name says how large the model is, not how large an adapter to it.
  const hasGguf = (record.siblings ?? []).some(({ rfilename }) => rfilename.endsWith(".gguf"));
  const parameters = parametersOf(record);
  if (parameters === undefined || hasGguf || "adapter" in adapter) return undefined;
  const bits = record.config?.quantization_config === undefined ? bitsInName(record.id) : quantizedBits(record);
  if (bits === undefined) return undefined;
  const estimated = Math.round((parameters.count * bits) / 8);
  // More than the whole repository takes is a misread name.
  if (record.usedStorage !== undefined && estimated > record.usedStorage) return undefined;
  return {
    name: formOf(record) ?? `${bits} bits`,
    bytes: estimated,
    from: parameters.from === "name" ? "name" : "parameters",
    files: names,
  };
}

/** Bits of a weight by the model's name; 16 where it does not speak of it. */
function bitsInName(id: string): number {
  const name = id.slice(id.lastIndexOf("/") + 1);
  if (/(?<![a-z0-9])(?:4-?bit|awq|fp4|gptq|int4|mxfp4|nf4|nvfp4|w4a(?:8|16))(?![a-z0-9])/i.test(name)) return 4;
  if (/(?<![a-z0-9])(?:8-?bit|fp8|int8|w8a(?:8|16))(?![a-z0-9])/i.test(name)) return 8;
  return 16;
}

const extension = (path: string) => path.slice(path.lastIndexOf(".") + 1);

/** The files that a library would load, of the format that it would choose. */
function weightFiles(record: ModelRecord): Sibling[] {
  const siblings = record.siblings ?? [];
  const named = (pattern: RegExp) => siblings.filter(({ rfilename }) => pattern.test(rfilename));
  if (siblings.some(({ rfilename }) => rfilename === "model_index.json")) return componentFiles(siblings);
  for (const pattern of [
    /^model(?:-\d{5}-of-\d{5})?\.safetensors$/,
    /^adapter_model\.safetensors$/,
    /^pytorch_lora_weights\.safetensors$/,
    /^[^/]+\.safetensors$/,
    /^pytorch_model(?:-\d{5}-of-\d{5})?\.bin$/,
    /^adapter_model\.bin$/,
    /^pytorch_lora_weights\.bin$/,
  ]) {
    const found = named(pattern);
    if (found.length > 0) return found;
  }
  // One file at the root is the model; of several, any may be another form of it.
  const others = named(/^[^/]+\.(?:bin|ckpt|h5|keras|msgpack|nemo|onnx|ot|pt|pth|tflite)$/);
  return others.length === 1 ? others : [];
}

/** Of every folder of a diffusers pipeline the whole weights: safetensors before others, no half-precision copies. */
function componentFiles(siblings: readonly Sibling[]): Sibling[] {
  const folders = new Map<string, Sibling[]>();
  for (const file of siblings) {
    const found = /^([^/]+)\/[^/]+\.(?:safetensors|bin)$/.exec(file.rfilename);
    if (!found?.[1] || /\.(?:fp16|bf16|fp8|non_ema|ema)\b/.test(file.rfilename)) continue;
    folders.set(found[1], [...(folders.get(found[1]) ?? []), file]);
  }
  return [...folders.values()].flatMap((files) => {
    const safe = files.filter(({ rfilename }) => rfilename.endsWith(".safetensors"));
    return safe.length > 0 ? safe : files;
  });
}

const methodNames: Readonly<Record<string, string>> = {
  awq: "AWQ",
  gptq: "GPTQ",
  bitsandbytes: "bitsandbytes",
  mxfp4: "MXFP4",
  fp8: "FP8",
  "compressed-tensors": "compressed-tensors",
};

/** What the weights are called: the quantization, else the type that most of them have. */
function formOf(record: ModelRecord): string | undefined {
  const quantization = record.config?.quantization_config;
  if (quantization !== undefined) {
    const method = quantization.quant_method ?? "";
    const bits = quantizedBits(record);
    const name = lookup(methodNames, method) ?? (method === "" ? "quantized" : method.slice(0, 40));
    return bits === undefined || ["mxfp4", "fp8"].includes(method) ? name : `${name} ${bits}-bit`;
  }
  const types = Object.entries(record.safetensors?.parameters ?? {}).sort(([, a], [, b]) => b - a);
  return types[0]?.[0];
}

/** Bits of a quantized weight by the configuration; scales come on top. */
function quantizedBits(record: ModelRecord): number | undefined {
  const { quant_method: method, bits, ...rest } = record.config?.quantization_config ?? {};
  if (bits !== undefined && [2, 3, 4, 5, 6, 8].includes(bits)) return bits;
  if (rest.load_in_4bit === true) return 4;
  if (rest.load_in_8bit === true) return 8;
  // MXFP4 has a scale of 8 bits for every 32 weights of 4.
  return method === "fp8" ? 8 : method === "mxfp4" ? 4.25 : undefined;
}

/**
 * Bytes of the tensors that a record counts. Quantized weights stand packed in wider integers; some hubs count the
 * integers, others the weights in them: what comes nearer to the number in the model's name is taken to be meant.
 */
function tensorBytes(record: ModelRecord): number | undefined {
  const parameters = Object.entries(record.safetensors?.parameters ?? {});
  if (parameters.length === 0) return undefined;
  const bits = record.config?.quantization_config === undefined ? undefined : quantizedBits(record);
  const named = parametersInName(record.id);
  const sum = sumOf(record.safetensors?.parameters) ?? 0;
  const countsWeights = named !== undefined && Math.abs(sum / named - 1) < 0.3;
  let bytes = 0;
  for (const [type, count] of parameters) {
    const width = lookup(dtypeBits, type);
    if (width === undefined || !(count >= 0)) return undefined;
    const isPacked = bits !== undefined && bits < 8 && ["I32", "U8", "I8", "U32"].includes(type);
    bytes += (count * (isPacked && countsWeights ? bits : width)) / 8;
  }
  return bytes > 0 ? Math.round(bytes) : undefined;
}
