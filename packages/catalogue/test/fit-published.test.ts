// The estimate against figures that others have published: what servers logged, and what files weigh.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  architectureOfConfig,
  architectureOfGguf,
  type CacheArchitecture,
  computeBytes,
  type KvCacheType,
  kvCacheBytes,
  modelFit,
  quantizedWeights,
} from "../src/fit/index.ts";
import type { FileQuantization } from "../src/index.ts";

const MiB = 2 ** 20;
const GiB = 2 ** 30;

const config = (value: unknown): CacheArchitecture => {
  const reading = architectureOfConfig(value);
  if ("unknown" in reading) throw new Error(reading.unknown);
  return reading.architecture;
};

const header = (architecture: string, fields: Readonly<Record<string, unknown>>): CacheArchitecture => {
  const named = Object.entries(fields).map(([key, value]) => [`${architecture}.${key}`, value]);
  const reading = architectureOfGguf({ "general.architecture": architecture, ...Object.fromEntries(named) });
  if ("unknown" in reading) throw new Error(reading.unknown);
  return reading.architecture;
};

/** Layers of which all but every nth have a name. */
const every = (nth: number, layers: number, name: string, otherwise: string) =>
  Array.from({ length: layers }, (_, index) => ((index + 1) % nth === 0 ? otherwise : name));

// Sizes of the models are those of their own config.json, read 2026-11-21.
const llama8 = config({
  model_type: "llama",
  hidden_size: 4096,
  num_hidden_layers: 32,
  num_attention_heads: 32,
  num_key_value_heads: 8,
  vocab_size: 128_256,
  max_position_embeddings: 131_072,
});
const llama70 = config({
  model_type: "llama",
  hidden_size: 8192,
  num_hidden_layers: 80,
  num_attention_heads: 64,
  num_key_value_heads: 8,
  vocab_size: 128_256,
});
const commandR = config({
  model_type: "cohere",
  hidden_size: 8192,
  num_hidden_layers: 40,
  num_attention_heads: 64,
  num_key_value_heads: 64,
  vocab_size: 256_000,
});
const phi3 = config({
  model_type: "phi3",
  hidden_size: 3072,
  num_hidden_layers: 32,
  num_attention_heads: 32,
  num_key_value_heads: 32,
  vocab_size: 32_064,
});
const qwen25 = config({
  model_type: "qwen2",
  hidden_size: 2048,
  num_hidden_layers: 36,
  num_attention_heads: 16,
  num_key_value_heads: 2,
  vocab_size: 151_936,
  sliding_window: 32_768,
  use_sliding_window: false,
  max_window_layers: 70,
});
const qwen30 = config({
  model_type: "qwen3_moe",
  hidden_size: 2048,
  num_hidden_layers: 48,
  num_attention_heads: 32,
  num_key_value_heads: 4,
  head_dim: 128,
  vocab_size: 151_936,
  sliding_window: null,
  use_sliding_window: false,
  max_window_layers: 48,
});
const qwen235 = config({
  model_type: "qwen3_moe",
  hidden_size: 4096,
  num_hidden_layers: 94,
  num_attention_heads: 64,
  num_key_value_heads: 4,
  head_dim: 128,
  vocab_size: 151_936,
});
const deepseek = config({
  model_type: "deepseek_v3",
  hidden_size: 7168,
  num_hidden_layers: 61,
  num_attention_heads: 128,
  num_key_value_heads: 128,
  kv_lora_rank: 512,
  qk_rope_head_dim: 64,
  qk_nope_head_dim: 128,
  v_head_dim: 128,
  vocab_size: 129_280,
});
const gemma12 = config({
  model_type: "gemma3",
  text_config: {
    model_type: "gemma3_text",
    hidden_size: 3840,
    num_hidden_layers: 48,
    num_attention_heads: 16,
    num_key_value_heads: 8,
    head_dim: 256,
    sliding_window: 1024,
  },
});
const gemma4 = config({
  model_type: "gemma4",
  text_config: {
    model_type: "gemma4_text",
    hidden_size: 2560,
    num_hidden_layers: 42,
    num_attention_heads: 8,
    num_key_value_heads: 2,
    head_dim: 256,
    global_head_dim: 512,
    num_kv_shared_layers: 18,
    sliding_window: 512,
    layer_types: every(6, 42, "sliding_attention", "full_attention"),
    vocab_size: 262_144,
  },
});
const gptOss = config({
  model_type: "gpt_oss",
  hidden_size: 2880,
  num_hidden_layers: 24,
  num_attention_heads: 64,
  num_key_value_heads: 8,
  head_dim: 64,
  sliding_window: 128,
  layer_types: every(2, 24, "sliding_attention", "full_attention"),
  vocab_size: 201_088,
});
const qwen27 = config({
  model_type: "qwen3_5",
  text_config: {
    model_type: "qwen3_5_text",
    hidden_size: 5120,
    num_hidden_layers: 64,
    num_attention_heads: 24,
    num_key_value_heads: 4,
    head_dim: 256,
    full_attention_interval: 4,
    layer_types: every(4, 64, "linear_attention", "full_attention"),
    linear_conv_kernel_dim: 4,
    linear_key_head_dim: 128,
    linear_num_key_heads: 16,
    linear_num_value_heads: 48,
    linear_value_head_dim: 128,
    vocab_size: 248_320,
  },
});

interface CacheFigure {
  readonly name: string;
  readonly model: CacheArchitecture;
  readonly tokens: number;
  readonly type?: KvCacheType;
  /** Tokens worked on at once, where that was not 512. */
  readonly batch?: number;
  /** Bytes, as published. */
  readonly published: number;
  /** Share by which it may differ: about half of the last digit that was published. */
  readonly tolerance: number;
  readonly source: string;
}

// All read 2026-11-21.
const caches: readonly CacheFigure[] = [
  {
    name: "Llama 3.1 8B",
    model: llama8,
    tokens: 128_000,
    published: 15.62 * GiB,
    tolerance: 0.001,
    source: "huggingface.co/blog/llama31, table of cache sizes in FP16 (quoted in huggingface/blog#2345, 2024-09-14)",
  },
  {
    name: "Llama 3.1 70B",
    model: llama70,
    tokens: 128_000,
    published: 39.06 * GiB,
    tolerance: 0.001,
    source: "the same",
  },
  {
    name: "Command R 35B",
    model: commandR,
    tokens: 4096,
    published: 5120 * MiB,
    tolerance: 0,
    source: "ggml-org/llama.cpp#6122, KV self size (2024-03)",
  },
  {
    name: "Phi-3 mini",
    model: phi3,
    tokens: 1,
    published: 384 * 1024,
    tolerance: 0,
    source: "turboderp-org/exllamav2#425, kB per token (2024-04-25)",
  },
  {
    name: "Qwen2.5 3B",
    model: qwen25,
    tokens: 4096,
    published: 144 * MiB,
    tolerance: 0,
    source: "SciSharp/LLamaSharp#1099, KV self size (2025-02)",
  },
  {
    name: "Qwen3 30B A3B",
    model: qwen30,
    tokens: 40_960 - 4096,
    published: 3456 * MiB,
    tolerance: 0,
    source: "llama.cpp, tools/fit-params/README.md: what 36,864 tokens fewer save (build 6895)",
  },
  {
    name: "Qwen3 235B A22B, one of four GPUs",
    model: {
      ...qwen235,
      cached: qwen235.cached.map((group) => ({ ...group, valuesPerToken: group.valuesPerToken / 4 })),
    },
    tokens: 367_404,
    published: 2 * 8.23 * GiB,
    tolerance: 0.001,
    source: "vllm-project/vllm#21348, log of SGLang (2025-07-22)",
  },
  {
    name: "DeepSeek R1",
    model: deepseek,
    tokens: 32_768,
    type: "q8_0",
    published: 1166.62 * MiB,
    tolerance: 0.0001,
    source: "ikawrakow/ik_llama.cpp#259, KV self size (2025-03-16)",
  },
  {
    name: "Gemma 3 12B",
    model: gemma12,
    tokens: 512,
    published: 192 * MiB,
    tolerance: 0,
    source: "ggml-org/llama.cpp#12449, KV self size (2025-03)",
  },
  {
    name: "Gemma 4 E4B",
    model: gemma4,
    tokens: 4096,
    batch: 1024,
    published: (64 + 60) * MiB,
    tolerance: 0,
    source: "qualcomm/GenieX#1346, KV buffer sizes without and with a window (2026-08-14)",
  },
  {
    name: "gpt-oss 20B",
    model: gptOss,
    tokens: 8192,
    type: "q8_0",
    batch: 128,
    published: (102 + 3.19) * MiB,
    tolerance: 0.0001,
    source: "llama.cpp, docs/backend/hexagon/developer.md",
  },
  {
    name: "Qwen3.6 27B, state alone",
    model: { ...qwen27, cached: [] },
    tokens: 1,
    published: 149.62 * MiB,
    tolerance: 0.0001,
    source: "ggml-org/llama.cpp#23792, RS buffer size",
  },
];

describe("docs/fit.md", () => {
  it("has a row for each cache, with its figure", () => {
    const rows = readFileSync(new URL("../../../docs/fit.md", import.meta.url), "utf8").split("\n");
    for (const { name, published } of caches) {
      const row = rows.find((line) => line.startsWith(`| ${name} |`));
      const [, amount = "", unit = ""] = /\| ([\d.]+) ([GMK]iB) \|/.exec(row ?? "") ?? [];
      const bytes = Number(amount) * ({ KiB: 1024, MiB, GiB }[unit] ?? Number.NaN);
      expect([name, bytes / published]).toEqual([name, expect.closeTo(1, 6)]);
    }
  });
});

describe("the KV cache", () => {
  it("of the sample tiny-chat is what llama.cpp takes", () => {
    // Measured with llama-cpp-python 0.3.36 on 2026-11-21: "size = 0.25 MiB (1024 cells, 2 layers)".
    const sample = { hidden_size: 64, num_hidden_layers: 2, num_attention_heads: 4, num_key_value_heads: 2 };
    expect(kvCacheBytes(config(sample), 1024)).toBe(0.25 * MiB);
  });

  it.each(caches)("of $name takes what was published", ({ model, tokens, type, batch, published, tolerance }) => {
    const difference = Math.abs(kvCacheBytes(model, tokens, type, batch) / published - 1);
    expect(difference).toBeLessThanOrEqual(tolerance);
  });

  it("is the same by a GGUF header as by config.json", () => {
    const fromHeader = [
      header("deepseek2", {
        block_count: 61,
        embedding_length: 7168,
        vocab_size: 129_280,
        "attention.head_count": 128,
        "attention.head_count_kv": 1,
        "attention.key_length": 576,
        "attention.value_length": 512,
        "attention.key_length_mla": 192,
        "attention.value_length_mla": 128,
        "attention.kv_lora_rank": 512,
        "rope.dimension_count": 64,
      }),
      header("gpt-oss", {
        block_count: 24,
        embedding_length: 2880,
        vocab_size: 201_088,
        "attention.head_count": 64,
        "attention.head_count_kv": 8,
        "attention.key_length": 64,
        "attention.value_length": 64,
        "attention.sliding_window": 128,
      }),
      header("gemma4", {
        block_count: 42,
        embedding_length: 2560,
        vocab_size: 262_144,
        "attention.head_count": 8,
        "attention.head_count_kv": 2,
        "attention.key_length": 512,
        "attention.value_length": 512,
        "attention.key_length_swa": 256,
        "attention.value_length_swa": 256,
        "attention.shared_kv_layers": 18,
        "attention.sliding_window": 512,
        "attention.sliding_window_pattern": every(6, 42, "sliding", "full").map((kind) => kind === "sliding"),
      }),
      header("qwen35", {
        block_count: 65,
        nextn_predict_layers: 1,
        embedding_length: 5120,
        vocab_size: 248_320,
        "attention.head_count": 24,
        "attention.head_count_kv": 4,
        "attention.key_length": 256,
        "attention.value_length": 256,
        full_attention_interval: 4,
        "ssm.conv_kernel": 4,
        "ssm.inner_size": 6144n,
        "ssm.state_size": 128,
        "ssm.group_count": 16,
      }),
    ];
    expect(fromHeader).toEqual([deepseek, gptOss, gemma4, qwen27]);
  });
});

// Compute buffer on one GPU with flash attention and batches of 512 tokens.
describe("the buffers that llama.cpp reserves", () => {
  it.each([
    // SciSharp/LLamaSharp#1099 (2025-02), read 2026-11-21.
    ["Qwen2.5 3B", qwen25, 300.75],
    // Logs in several public repositories agree on these; read 2026-11-21.
    ["Llama 3.1 8B", llama8, 258.5],
    ["Qwen3 235B A22B", qwen235, 304.75],
  ] as const)("for %s are what was logged", (_, model, mebibytes) => {
    expect(computeBytes(model)).toBe(mebibytes * MiB);
  });
});

describe("the weights", () => {
  it.each([
    // llama.cpp, tools/quantize/README.md (commit 311c2c9): GB of Llama 3.1 in Q4_K_M; GiB of the 8B in other types.
    ["Llama 3.1 8B", 8_030_261_312, "Q4_K_M", 4.9e9, 0.01],
    ["Llama 3.1 70B", 70_553_706_560, "Q4_K_M", 43.1e9, 0.01],
    ["Llama 3.1 405B", 405_853_388_800, "Q4_K_M", 249.1e9, 0.01],
    // ggml-org/llama.cpp#4406 (2023-12-16). The mix of Q4_K_M has changed since.
    ["Mixtral 8x7B", 46_702_792_704, "Q8_0", 46.22 * GiB, 0.01],
    ["Mixtral 8x7B", 46_702_792_704, "Q6_K", 35.74 * GiB, 0.01],
    ["Mixtral 8x7B", 46_702_792_704, "Q4_K_M", 24.62 * GiB, 0.09],
    ["Mixtral 8x7B", 46_702_792_704, "Q4_0", 24.62 * GiB, 0.03],
    // ggml-org/llama.cpp#13194 (2025-05-13), llama-bench. A large vocabulary makes the file a little larger.
    ["Gemma 3 12B", 11_765_788_416, "Q4_K_M", 6.79 * GiB, 0.02],
    // QwQ and Qwen2.5-VL 32B: LostRuins/koboldcpp#1598, file size (2025-06).
    ["Qwen2.5-VL 32B", 32_763_876_352, "Q8_0", 32.42 * GiB, 0.001],
  ] as const)("of %s (%i parameters) in %s are as large as published", (_, total, type, published, tolerance) => {
    const weights = quantizedWeights({ id: "owner/name", safetensors: { total } }, type as FileQuantization);
    expect(Math.abs((weights?.bytes ?? 0) / published - 1)).toBeLessThan(tolerance);
  });

  it("of Llama 3.1 70B in 8-bit integers are what vLLM loads", () => {
    // vllm-project/vllm#12569 (2025-01-30): 67.7229 GiB. Embeddings and scores stay in BF16: 2 x 128,256 x 8,192.
    const embeddings = 2 * 128_256 * 8192;
    const parameters = { I8: 70_553_706_560 - embeddings, BF16: embeddings };
    const fit = modelFit({ id: "owner/w8a8", pipeline_tag: "text-generation", safetensors: { parameters } }, undefined);
    expect(Math.abs((fit.rows[0]?.weights ?? 0) / (67.7229 * GiB) - 1)).toBeLessThan(0.002);
  });
});

describe("the whole", () => {
  it("of Qwen3 30B A3B is what llama.cpp projects, and the margin for the runtime", () => {
    // llama.cpp, tools/fit-params/README.md: 61,807 MiB on the device for F16 and 40,960 tokens. The embeddings stay
    // in the machine's own memory there: 151,936 x 2,048 at two bytes.
    const fit = modelFit(
      { id: "owner/name", pipeline_tag: "text-generation", safetensors: { total: 30_532_122_624 } },
      { architecture: qwen30 },
      { context: 40_960, quantization: "F16" },
    );
    const [row] = fit.rows;
    const onDevice = (row?.total ?? 0) - 151_936 * 2048 * 2 - 512 * MiB;
    expect(Math.abs(onDevice / (61_807 * MiB) - 1)).toBeLessThan(0.005);
  });
});
