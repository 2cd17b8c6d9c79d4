import { describe, expect, it } from "vitest";
import {
  estimatedBytes,
  type FileQuantization,
  fileBitsPerWeight,
  fileQuantizationTypes,
  nearestQuantization,
  parseQuantization,
  quantizationOrder,
  tensorBitsPerWeight,
  tensorQuantizationTypes,
} from "../src/index.ts";

const types = Object.keys(fileQuantizationTypes) as FileQuantization[];

describe("the types of quantization", () => {
  it("have a number and a place in the order each", () => {
    expect([...quantizationOrder].sort()).toEqual([...types].sort());
    for (const table of [fileQuantizationTypes, tensorQuantizationTypes]) {
      expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length);
    }
    expect(Object.keys(tensorBitsPerWeight)).toEqual(Object.keys(tensorQuantizationTypes));
  });

  it("take fewer bits than the type before them in their own family", () => {
    for (const [larger, smaller] of [
      ["F32", "F16"],
      ["F16", "Q8_0"],
      ["Q8_0", "Q6_K"],
      ["Q6_K", "Q5_K_M"],
      ["Q5_K_M", "Q4_K_M"],
      ["Q4_K_M", "Q3_K_L"],
      ["Q3_K_L", "Q2_K"],
      ["IQ2_M", "IQ1_S"],
      ["Q2_0", "Q1_0"],
    ] as const) {
      expect(fileBitsPerWeight(larger)).toBeGreaterThan(fileBitsPerWeight(smaller));
    }
  });

  it("estimate the size of a file", () => {
    for (const type of types) {
      const bits = fileBitsPerWeight(type);
      expect(bits).toBeGreaterThan(1);
      expect(bits).toBeLessThanOrEqual(32);
    }
    // Llama 3.1 8B has 8.03 billion parameters; its Q4_K_M file 4.58 GiB.
    expect(estimatedBytes(8_030_261_312, "Q4_K_M") / 2 ** 30).toBeCloseTo(4.58, 1);
    expect(fileBitsPerWeight("Q4_K_XL")).toBe(tensorBitsPerWeight.Q4_K);
    expect(fileBitsPerWeight("Q4_0_4_4")).toBe(tensorBitsPerWeight.Q4_0);
    expect(fileBitsPerWeight("MXFP4_MOE")).toBe(tensorBitsPerWeight.MXFP4);
    expect([fileBitsPerWeight("Q4_2"), fileBitsPerWeight("Q4_3")]).toEqual([5, 6]);
  });
});

describe("parseQuantization", () => {
  it.each([
    ["model-Q4_K_M.gguf", "Q4_K_M"],
    ["model.Q4_K_S.gguf", "Q4_K_S"],
    ["qwen2-7b-instruct-q4_k_m.gguf", "Q4_K_M"],
    ["qwen2-7b-instruct-fp16.gguf", "F16"],
    ["model-UD-Q4_K_XL.gguf", "Q4_K_XL"],
    ["model-UD-IQ1_M-00001-of-00003.gguf", "IQ1_M"],
    ["model-Q6_K_L.gguf", "Q6_K"],
    ["model-Q4_K_L.gguf", "Q4_K_M"],
    ["mixtral-F16-to-Q5_0.gguf", "Q5_0"],
    ["gpt-oss-20b-MXFP4.gguf", "MXFP4_MOE"],
    ["gpt-oss-20b-mxfp4_moe.gguf", "MXFP4_MOE"],
    ["model-Q4_0_4_8.gguf", "Q4_0_4_8"],
    ["model_bf16.gguf", "BF16"],
    ["Q8_0/model-00001-of-00002.gguf", "Q8_0"],
    ["Q8_0/model-Q2_K.gguf", "Q2_K"],
    ["model.gguf", undefined],
    ["SQ4_0X.gguf", undefined],
    ["model-Q4_K_MX.gguf", undefined],
  ])("reads %s as %s", (file, type) => {
    expect(parseQuantization(file)).toBe(type);
  });

  it("reads every type by its own name", () => {
    for (const type of types) {
      expect(parseQuantization(`model-${type}.gguf`)).toBe(type);
      expect(parseQuantization(`model.${type.toLowerCase()}-00001-of-00009.gguf`)).toBe(type);
    }
  });
});

describe("nearestQuantization", () => {
  it("prefers the wanted type, then the next smaller, then the nearest larger", () => {
    expect(nearestQuantization("Q4_K_M", ["Q8_0", "Q4_K_M", "Q2_K"])).toBe("Q4_K_M");
    expect(nearestQuantization("Q4_K_M", ["Q8_0", "Q3_K_L", "Q2_K"])).toBe("Q3_K_L");
    expect(nearestQuantization("Q4_K_M", ["F16", "Q6_K", "Q8_0"])).toBe("Q6_K");
    expect(nearestQuantization("Q4_K_M", [])).toBeUndefined();
  });
});
