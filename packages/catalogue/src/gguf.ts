// How the weights of a GGUF file are quantized: the file format's numbers, what file names say,
// and how large each type is.

import { lookup } from "./lookup.ts";
import type { ModelRecord } from "./model-record.ts";

/**
 * Types of files, as `general.file_type` in a GGUF header numbers them; those from 1000 are only
 * ever written in file names. Source: llama.cpp, include/llama.h (`llama_ftype`), and the public
 * hub's published GGUF package, read 2026-11-21.
 */
export const fileQuantizationTypes = {
  F32: 0,
  F16: 1,
  Q4_0: 2,
  Q4_1: 3,
  Q4_1_SOME_F16: 4,
  Q4_2: 5,
  Q4_3: 6,
  Q8_0: 7,
  Q5_0: 8,
  Q5_1: 9,
  Q2_K: 10,
  Q3_K_S: 11,
  Q3_K_M: 12,
  Q3_K_L: 13,
  Q4_K_S: 14,
  Q4_K_M: 15,
  Q5_K_S: 16,
  Q5_K_M: 17,
  Q6_K: 18,
  IQ2_XXS: 19,
  IQ2_XS: 20,
  Q2_K_S: 21,
  IQ3_XS: 22,
  IQ3_XXS: 23,
  IQ1_S: 24,
  IQ4_NL: 25,
  IQ3_S: 26,
  IQ3_M: 27,
  IQ2_S: 28,
  IQ2_M: 29,
  IQ4_XS: 30,
  IQ1_M: 31,
  BF16: 32,
  Q4_0_4_4: 33,
  Q4_0_4_8: 34,
  Q4_0_8_8: 35,
  TQ1_0: 36,
  TQ2_0: 37,
  MXFP4_MOE: 38,
  NVFP4: 39,
  Q1_0: 40,
  Q2_0: 41,
  Q2_K_XL: 1000,
  Q3_K_XL: 1001,
  Q4_K_XL: 1002,
  Q5_K_XL: 1003,
  Q6_K_XL: 1004,
  Q8_K_XL: 1005,
} as const;

/** How a file's weights are quantized: `Q4_K_M`. */
export type FileQuantization = keyof typeof fileQuantizationTypes;

/** Types of single tensors, as a GGUF header numbers them. Source: ggml/include/ggml.h (`ggml_type`), read 2026-11-21. */
export const tensorQuantizationTypes = {
  F32: 0,
  F16: 1,
  Q4_0: 2,
  Q4_1: 3,
  Q5_0: 6,
  Q5_1: 7,
  Q8_0: 8,
  Q8_1: 9,
  Q2_K: 10,
  Q3_K: 11,
  Q4_K: 12,
  Q5_K: 13,
  Q6_K: 14,
  Q8_K: 15,
  IQ2_XXS: 16,
  IQ2_XS: 17,
  IQ3_XXS: 18,
  IQ1_S: 19,
  IQ4_NL: 20,
  IQ3_S: 21,
  IQ2_S: 22,
  IQ4_XS: 23,
  I8: 24,
  I16: 25,
  I32: 26,
  I64: 27,
  F64: 28,
  IQ1_M: 29,
  BF16: 30,
  TQ1_0: 34,
  TQ2_0: 35,
  MXFP4: 39,
  NVFP4: 40,
  Q1_0: 41,
  Q2_0: 42,
} as const;

/** The type of one tensor's weights. */
export type TensorQuantization = keyof typeof tensorQuantizationTypes;

/**
 * Bits that a tensor's weight takes, scales and all: a block's bytes times eight by its weights.
 * Source: block structures in llama.cpp, ggml/src/ggml-common.h, and the table of
 * gguf-py/gguf/constants.py (`GGML_QUANT_SIZES`) in gguf 0.19, read 2026-11-21.
 */
export const tensorBitsPerWeight: Readonly<Record<TensorQuantization, number>> = {
  F32: 32,
  F16: 16,
  Q4_0: 4.5,
  Q4_1: 5,
  Q5_0: 5.5,
  Q5_1: 6,
  Q8_0: 8.5,
  Q8_1: 10,
  Q2_K: 2.625,
  Q3_K: 3.4375,
  Q4_K: 4.5,
  Q5_K: 5.5,
  Q6_K: 6.5625,
  Q8_K: 9.125,
  IQ2_XXS: 2.0625,
  IQ2_XS: 2.3125,
  IQ3_XXS: 3.0625,
  IQ1_S: 1.5625,
  IQ4_NL: 4.5,
  IQ3_S: 3.4375,
  IQ2_S: 2.5625,
  IQ4_XS: 4.25,
  I8: 8,
  I16: 16,
  I32: 32,
  I64: 64,
  F64: 64,
  IQ1_M: 1.75,
  BF16: 16,
  TQ1_0: 1.6875,
  TQ2_0: 2.0625,
  MXFP4: 4.25,
  NVFP4: 4.5,
  Q1_0: 1.125,
  Q2_0: 2.25,
};

/** All file types in order of preference: the better of two that a machine can hold comes first. */
export const quantizationOrder: readonly FileQuantization[] = [
  "F32",
  "BF16",
  "F16",
  "Q8_K_XL",
  "Q8_0",
  "Q6_K_XL",
  "Q6_K",
  "Q5_K_XL",
  "Q5_K_M",
  "Q5_K_S",
  "Q5_0",
  "Q5_1",
  "Q4_K_XL",
  "Q4_K_M",
  "Q4_K_S",
  "IQ4_NL",
  "IQ4_XS",
  "Q4_0_4_4",
  "Q4_0_4_8",
  "Q4_0_8_8",
  "Q4_1_SOME_F16",
  "Q4_0",
  "Q4_1",
  "Q4_2",
  "Q4_3",
  "MXFP4_MOE",
  "NVFP4",
  "Q3_K_XL",
  "Q3_K_L",
  "Q3_K_M",
  "Q3_K_S",
  "IQ3_M",
  "IQ3_S",
  "IQ3_XS",
  "IQ3_XXS",
  "Q2_K_XL",
  "Q2_K",
  "Q2_K_S",
  "IQ2_M",
  "IQ2_S",
  "IQ2_XS",
  "IQ2_XXS",
  "Q2_0",
  "IQ1_S",
  "IQ1_M",
  "TQ1_0",
  "TQ2_0",
  "Q1_0",
];

// What file names also call a type: the number format's own name, and mixes that keep the
// embeddings at a higher precision under a size letter of their own.
const aliases: Readonly<Record<string, FileQuantization>> = {
  FP16: "F16",
  FP32: "F32",
  MXFP4: "MXFP4_MOE",
  Q4_K_L: "Q4_K_M",
  Q5_K_L: "Q5_K_M",
};

// Longest first, so that Q4_K_M is read before Q4_K and Q4_0_4_4 before Q4_0; a size letter that
// is no part of a type's name (Q6_K_L) is passed over.
const names = [...quantizationOrder, ...Object.keys(aliases)].sort((a, b) => b.length - a.length);
const label = new RegExp(`(?<![A-Z0-9])(${names.join("|")})(?:_(?:XXS|XS|S|M|L|XL))?(?![A-Z0-9])`, "g");

/**
 * How a GGUF file is quantized by its name; undefined where the name does not say. The last label
 * in the name counts: `mixtral-F16-to-Q4_K_M.gguf` is Q4_K_M. Folders count where the file's own
 * name is silent, as in `Q4_K_M/model-00001-of-00002.gguf`.
 */
export function parseQuantization(file: string): FileQuantization | undefined {
  const upper = file.toUpperCase();
  const slash = upper.lastIndexOf("/");
  return lastLabel(upper.slice(slash + 1)) ?? lastLabel(upper.slice(0, Math.max(slash, 0)));
}

function lastLabel(text: string): FileQuantization | undefined {
  const found = [...text.matchAll(label)].at(-1)?.[1];
  return lookup(aliases, found) ?? (found as FileQuantization | undefined);
}

/**
 * The best of the available types that is no better than `wanted`; where all are better, the one
 * nearest to it. Undefined for an empty list.
 */
export function nearestQuantization(
  wanted: FileQuantization,
  available: Iterable<FileQuantization>,
): FileQuantization | undefined {
  const offered = new Set(available);
  const from = quantizationOrder.indexOf(wanted);
  const smaller = quantizationOrder.slice(from).find((type) => offered.has(type));
  return smaller ?? quantizationOrder.slice(0, from).findLast((type) => offered.has(type));
}

/** What most machines hold, at little loss. */
export const preferredQuantization: FileQuantization = "Q4_K_M";

/**
 * The files to load of a repository: those of the preferred quantization or the one nearest to it; one, or the parts
 * of a split one in their order. Empty where the record names none.
 */
export function ggufFiles(model: ModelRecord): readonly string[] {
  const files = (model.siblings ?? [])
    .map(({ rfilename }) => rfilename)
    // Projectors (pictures) and importance matrices are no language models.
    .filter((file) => file.endsWith(".gguf") && !/mmproj|imatrix/i.test(file));
  const types = new Map(files.map((file) => [file, parseQuantization(file)]));
  const known = [...types.values()].filter((type) => type !== undefined);
  const best = nearestQuantization(preferredQuantization, known);
  const first = files.find((file) => types.get(file) === best);
  if (first === undefined) return [];
  const split = /^(.*)-\d{5}-of-(\d{5})\.gguf$/s.exec(first);
  if (split === null) return [first];
  const [, stem = "", count = ""] = split;
  return files.filter((file) => file.startsWith(`${stem}-`) && file.endsWith(`-of-${count}.gguf`)).sort();
}

// Measured on Llama 3.1 8B, embeddings and all. Source: llama.cpp, tools/quantize/README.md (commit
// 311c2c9, read 2026-11-21); those with fewer digits are the sizes in GiB that tools/quantize/quantize.cpp
// gives for Llama 3 8B (8.03 billion parameters; llama-cpp-python 0.3.36, read 2026-11-21).
const measuredBits: Readonly<Partial<Record<FileQuantization, number>>> = {
  IQ1_S: 2.0042,
  IQ1_M: 2.146,
  IQ2_XXS: 2.3824,
  IQ2_XS: 2.5882,
  IQ2_S: 2.7403,
  IQ2_M: 2.9294,
  IQ3_XXS: 3.2548,
  IQ3_XS: 3.4977,
  IQ3_S: 3.6606,
  IQ3_M: 3.7628,
  IQ4_XS: 4.4597,
  IQ4_NL: 4.6818,
  Q2_K_S: 2.9697,
  Q2_K: 3.1593,
  Q3_K_S: 3.6429,
  Q3_K_M: 4.0,
  Q3_K_L: 4.2979,
  Q4_0: 4.64,
  Q4_1: 5.11,
  Q5_0: 5.57,
  Q5_1: 6.04,
  Q4_K_S: 4.6672,
  Q4_K_M: 4.8944,
  Q5_K_S: 5.5704,
  Q5_K_M: 5.7036,
  Q6_K: 6.5633,
  Q8_0: 8.5008,
  F16: 16.0005,
};

/**
 * Bits that a weight of a file takes: as measured, else those of the tensors that most of the file
 * consists of, which is a little too low.
 */
export function fileBitsPerWeight(type: FileQuantization): number {
  const measured = measuredBits[type];
  if (measured !== undefined) return measured;
  // Q4_K_XL consists of Q4_K, Q4_0_4_4 of Q4_0, MXFP4_MOE of MXFP4.
  const tensors = Object.keys(tensorBitsPerWeight) as TensorQuantization[];
  const base = tensors.filter((tensor) => type === tensor || type.startsWith(`${tensor}_`)).at(-1);
  // Q4_2 and Q4_3 lived for a few weeks of 2023: 5 bits and 6 bits a weight.
  return base === undefined ? (type === "Q4_2" ? 5 : 6) : tensorBitsPerWeight[base];
}

/** About how many bytes a file of this type takes for a model of so many parameters. */
export function estimatedBytes(parameters: number, type: FileQuantization): number {
  return Math.round((parameters * fileBitsPerWeight(type)) / 8);
}
