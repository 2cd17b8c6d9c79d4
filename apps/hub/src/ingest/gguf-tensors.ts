import { type GGMLQuantizationType, type GGUFTensorInfo, GGMLQuantizationType as types } from "@huggingface/gguf";

// Values in a block and bytes of a block, by type. Source: GGML_QUANT_SIZES of the
// Python package gguf 0.19.0 (read 2026-11-21).
const blocks: Readonly<Partial<Record<keyof typeof types, readonly [values: number, bytes: number]>>> = {
  F64: [1, 8],
  F32: [1, 4],
  F16: [1, 2],
  BF16: [1, 2],
  I64: [1, 8],
  I32: [1, 4],
  I16: [1, 2],
  I8: [1, 1],
  Q4_0: [32, 18],
  Q4_1: [32, 20],
  Q5_0: [32, 22],
  Q5_1: [32, 24],
  Q8_0: [32, 34],
  Q8_1: [32, 40],
  Q2_K: [256, 84],
  Q3_K: [256, 110],
  Q4_K: [256, 144],
  Q5_K: [256, 176],
  Q6_K: [256, 210],
  Q8_K: [256, 292],
  IQ1_S: [256, 50],
  IQ1_M: [256, 56],
  IQ2_XXS: [256, 66],
  IQ2_XS: [256, 74],
  IQ2_S: [256, 82],
  IQ3_XXS: [256, 98],
  IQ3_S: [256, 110],
  IQ4_NL: [32, 18],
  IQ4_XS: [256, 136],
  TQ1_0: [256, 54],
  TQ2_0: [256, 66],
  MXFP4: [32, 17],
  NVFP4: [64, 36],
  Q1_0: [128, 18],
};

/** Bytes from the beginning of a file's tensors to the end of the last; of unknown types only their place counts. */
export function tensorBytes(tensors: readonly GGUFTensorInfo[]): bigint {
  let end = 0n;
  for (const { shape, dtype, offset } of tensors) {
    const [values, bytes] = blockOf(dtype);
    const count = shape.reduce((product, length) => product * length, 1n);
    const size = (count / BigInt(values)) * BigInt(bytes);
    if (offset + size > end) end = offset + size;
  }
  return end;
}

const blockOf = (dtype: GGMLQuantizationType) => blocks[types[dtype] as keyof typeof types] ?? [1, 0];
