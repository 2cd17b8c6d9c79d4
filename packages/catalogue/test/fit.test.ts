import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  architectureOfConfig,
  architectureOfGguf,
  estimateMemory,
  isKvCacheType,
  kvCacheBytes,
  kvCacheTypes,
  memoryText,
  modelFit,
  parametersInName,
  parseMemory,
  publishedWeights,
  quantizationNamed,
} from "../src/fit/index.ts";
import type { ModelRecord } from "../src/index.ts";

const base = { hidden_size: 64, num_hidden_layers: 8, num_attention_heads: 4, num_key_value_heads: 2 };
/** Values that a layer of `base` keeps of a token: keys and values of two heads of 16. */
const values = 64;

/** Layers with attention as [layers, window], recurrent layers and bytes of their state; or why it is not known. */
function reading(config: unknown) {
  const read = architectureOfConfig(config);
  if ("unknown" in read) return read.unknown;
  const { cached, recurrentLayers, stateBytes } = read.architecture;
  const groups = cached.map(({ layers, window }) => (window === undefined ? [layers] : [layers, window]));
  return [groups, recurrentLayers, stateBytes];
}

const plain = (config: unknown) => {
  const read = architectureOfConfig(config);
  if ("unknown" in read) throw new Error(read.unknown);
  return read.architecture;
};

describe("architectureOfConfig", () => {
  it.each([
    ["heads of their own size", { ...base, head_dim: 32 }, 128],
    ["no heads of keys", { ...base, num_key_value_heads: undefined }, 128],
    ["one head of keys for all (GPT-BigCode)", { n_embd: 64, n_layer: 8, n_head: 4, multi_query: true }, 32],
    [
      "Falcon 40B",
      { ...base, num_key_value_heads: null, num_kv_heads: 2, new_decoder_architecture: true, multi_query: true },
      64,
    ],
    [
      "ChatGLM",
      {
        hidden_size: 64,
        num_layers: 8,
        num_attention_heads: 4,
        kv_channels: 16,
        multi_query_attention: true,
        multi_query_group_num: 2,
      },
      64,
    ],
    ["MPT", { d_model: 64, n_layers: 8, n_heads: 4, attn_config: { kv_n_heads: 2 } }, 64],
    ["GPT-2", { n_embd: 64, n_layer: 8, n_head: 4 }, 128],
    ["values smaller than keys", { ...base, head_dim: 32, v_head_dim: 16 }, 96],
    ["latent attention", { ...base, kv_lora_rank: 40, qk_rope_head_dim: 8 }, 48],
    ["latent attention with an indexer", { ...base, kv_lora_rank: 40, qk_rope_head_dim: 8, index_head_dim: 12 }, 60],
  ])("knows what a token takes with %s", (_, config, expected) => {
    expect(plain(config).cached).toEqual([{ layers: 8, valuesPerToken: expected }]);
  });

  it("finds the language model within one that sees", () => {
    for (const name of ["text_config", "llm_config", "language_config"]) {
      expect(plain({ model_type: "any", vision_config: { num_hidden_layers: 27 }, [name]: base }).layers).toBe(8);
    }
    expect(plain({ thinker_config: { text_config: base } }).layers).toBe(8);
    // The class's own sizes where the configuration leaves them out.
    expect(plain({ text_config: { model_type: "llama" } }).cached).toEqual([{ layers: 32, valuesPerToken: 8192 }]);
  });

  const state = 4 * (3 * (64 + 2 * 2 * 16) + 16 * 64);
  const mamba2 = { mamba_n_heads: 8, mamba_d_head: 8, mamba_d_state: 16, mamba_n_groups: 2, mamba_d_conv: 4 };
  it.each([
    ["a window for all", { ...base, sliding_window: 512 }, [[[8, 512]], 0, 0]],
    ["a window that is off", { ...base, sliding_window: 512, use_sliding_window: false }, [[[8]], 0, 0]],
    [
      "a window from a layer on",
      { ...base, sliding_window: 512, use_sliding_window: true, max_window_layers: 6 },
      [[[6], [2, 512]], 0, 0],
    ],
    ["Gemma 2", { ...base, model_type: "gemma2", sliding_window: 512 }, [[[4, 512], [4]], 0, 0]],
    ["a pattern", { ...base, sliding_window: 512, sliding_window_pattern: 4 }, [[[6, 512], [2]], 0, 0]],
    ["a pattern in letters", { ...base, sliding_window: 512, sliding_window_pattern: "LLLG" }, [[[6, 512], [2]], 0, 0]],
    ["chunks (Llama 4)", { ...base, attention_chunk_size: 512 }, [[[6, 512], [2]], 0, 0]],
    [
      "chunks by position",
      { ...base, attention_chunk_size: 512, no_rope_layers: [1, 0, 1, 0, 1, 0, 1, 0] },
      [[[4, 512], [4]], 0, 0],
    ],
    ["layers that read those of others", { ...base, num_kv_shared_layers: 3 }, [[[5]], 0, 0]],
    [
      "layers that are named",
      {
        ...base,
        sliding_window: 512,
        layer_types: [..."sfsfsfsf"].map((letter) => (letter === "s" ? "sliding_attention" : "full_attention")),
      },
      [[[4, 512], [4]], 0, 0],
    ],
    [
      "Granite hybrid",
      { ...base, ...mamba2, layer_types: [..."mmmammma"].map((letter) => (letter === "m" ? "mamba" : "attention")) },
      [[[2]], 6, 6 * state],
    ],
    [
      "layers with both",
      { ...base, ...mamba2, sliding_window: 512, layer_types: ["hybrid", ...Array(7).fill("hybrid_sliding")] },
      [[[1], [7, 512]], 8, 8 * state],
    ],
    ["LongCat-Flash", { ...base, model_type: "longcat_flash" }, [[[16]], 0, 0]],
    ["Bamba", { ...base, ...mamba2, attn_layer_indices: [3, 7] }, [[[2]], 6, 6 * state]],
    ["Falcon-H1", { ...base, ...mamba2, model_type: "falcon_h1" }, [[[8]], 8, 8 * state]],
    [
      "Jamba",
      { ...base, attn_layer_period: 8, attn_layer_offset: 4, mamba_d_state: 16, mamba_d_conv: 4, mamba_expand: 2 },
      [[[1]], 7, 7 * 4 * (3 * 128 + 16 * 128)],
    ],
    ["Nemotron-H", { ...base, ...mamba2, hybrid_override_pattern: "M-M*-M-*" }, [[[2]], 3, 3 * state]],
    ["MiniMax", { ...base, attn_type_list: [0, 0, 0, 1, 0, 0, 0, 1] }, [[[2]], 6, undefined]],
    [
      "Kimi Linear",
      {
        ...base,
        kv_lora_rank: 40,
        qk_rope_head_dim: 8,
        linear_attn_config: { full_attn_layers: [4, 8], num_heads: 4, head_dim: 16, short_conv_kernel_size: 4 },
      },
      [[[2]], 6, 6 * 4 * (3 * 3 * 64 + 16 * 64)],
    ],
    ["LFM2", { ...base, full_attn_idxs: [2, 5], conv_L_cache: 3 }, [[[2]], 6, 6 * 4 * 64 * 2]],
    [
      "RecurrentGemma",
      { ...base, block_types: ["recurrent", "recurrent", "attention"], attention_window_size: 512 },
      [[[2, 512]], 6, undefined],
    ],
    [
      "Mamba",
      { model_type: "mamba", hidden_size: 64, num_hidden_layers: 8, state_size: 16, conv_kernel: 4, expand: 2 },
      [[], 8, 8 * 4 * (3 * 128 + 16 * 128)],
    ],
  ])("knows the layers of %s", (_, config, expected) => {
    expect(reading(config)).toEqual(expected);
  });

  it("reads the length of the context, stretched where the configuration says so", () => {
    const context = (fields: object) => plain({ ...base, ...fields }).maxContext;
    expect(context({ max_position_embeddings: 4096 })).toBe(4096);
    expect(context({ n_positions: 1024 })).toBe(1024);
    expect(context({})).toBeUndefined();
    const yarn = { rope_type: "yarn", factor: 4, original_max_position_embeddings: 32_768 };
    expect(context({ max_position_embeddings: 32_768, rope_scaling: yarn })).toBe(131_072);
    expect(context({ max_position_embeddings: 163_840, rope_scaling: { ...yarn, factor: 2 } })).toBe(163_840);
    expect(context({ max_position_embeddings: 131_072, rope_scaling: { rope_type: "llama3", factor: 8 } })).toBe(
      131_072,
    );
  });

  it.each([
    [[], /not an object/],
    [{}, /how many layers/],
    // What a hub shows of a configuration: the sizes of the class are not the model's.
    [{ model_type: "llama", architectures: ["LlamaForCausalLM"] }, /how many layers/],
    [{ num_hidden_layers: 12 }, /how many heads/],
    [{ ...base, num_hidden_layers: 1e9 }, /speaks of 1000000000 layers/],
    [{ ...base, is_encoder_decoder: true }, /encoder with a decoder/],
    [{ ...base, layer_types: ["compressed_sparse_attention"] }, /kind "compressed_sparse_attention" are not known/],
    [{ ...base, num_hidden_layers: 3, hybrid_override_pattern: "M?*" }, /kind "\?" are not known/],
  ])("says what is not known of %j", (config, expected) => {
    expect(reading(config)).toMatch(expected);
  });
});

describe("architectureOfGguf", () => {
  const header = (fields: Readonly<Record<string, unknown>>, name = "llama") =>
    architectureOfGguf({
      "general.architecture": name,
      ...Object.fromEntries(
        Object.entries({
          block_count: 8,
          embedding_length: 64,
          "attention.head_count": 4,
          "attention.head_count_kv": 2,
          ...fields,
        }).map(([key, value]) => [`${name}.${key}`, value]),
      ),
    });
  const cached = (fields: Readonly<Record<string, unknown>>, name?: string) => {
    const read = header(fields, name);
    return "unknown" in read ? read.unknown : read.architecture.cached;
  };

  it("reads sizes of all layers, and of each", () => {
    expect(cached({})).toEqual([{ layers: 8, valuesPerToken: values }]);
    expect(cached({ "attention.key_length": 32n, "attention.value_length": 8 })).toEqual([
      { layers: 8, valuesPerToken: 80 },
    ]);
    expect(cached({ "attention.head_count_kv": [2, 2, 2, 2, 4, 4, 4, 4] })).toEqual([
      { layers: 4, valuesPerToken: 64 },
      { layers: 4, valuesPerToken: 128 },
    ]);
  });

  it("takes windows where llama.cpp does", () => {
    const window = { "attention.sliding_window": 512 };
    expect(cached(window)).toEqual([{ layers: 8, valuesPerToken: values }]);
    expect(cached(window, "gemma2")).toEqual([
      { layers: 4, valuesPerToken: values, window: 512 },
      { layers: 4, valuesPerToken: values },
    ]);
    expect(cached({ ...window, "attention.sliding_window_pattern": 8 }, "gemma3")).toEqual([
      { layers: 7, valuesPerToken: values, window: 512 },
      { layers: 1, valuesPerToken: values },
    ]);
    expect(cached(window, "laguna")).toEqual([
      { layers: 2, valuesPerToken: values },
      { layers: 6, valuesPerToken: values, window: 512 },
    ]);
  });

  it("knows layers without attention", () => {
    const state = { "ssm.state_size": 16, "ssm.inner_size": 64, "ssm.conv_kernel": 4, "ssm.group_count": 2 };
    const kv = [0, 0, 0, 2, 0, 0, 0, 2];
    expect(header({ ...state, "attention.head_count_kv": kv }, "granitehybrid")).toMatchObject({
      architecture: { cached: [{ layers: 2 }], recurrentLayers: 6, stateBytes: 6 * 4 * (3 * 128 + 1024) },
    });
    // Of Nemotron-H's layers without attention, those that feed forward have no state.
    const forward = { ...state, "attention.head_count_kv": kv, feed_forward_length: [0, 9, 0, 0, 9, 0, 9, 0] };
    expect(header(forward, "nemotron_h")).toMatchObject({ architecture: { recurrentLayers: 3 } });
    expect(header({ "attention.head_count_kv": kv, "shortconv.l_cache": 3 }, "lfm2")).toMatchObject({
      architecture: { cached: [{ layers: 2 }], recurrentLayers: 6, stateBytes: 6 * 4 * 64 * 2 },
    });
    expect(header(state, "qwen3next")).toMatchObject({ architecture: { cached: [{ layers: 2 }], recurrentLayers: 6 } });
    expect(header(state, "mamba2")).toMatchObject({ architecture: { cached: [], recurrentLayers: 8 } });
  });

  it("says what is not known", () => {
    expect(architectureOfGguf(undefined)).toEqual({ unknown: "the GGUF file has no metadata" });
    expect(architectureOfGguf({})).toEqual({ unknown: expect.stringMatching(/does not name an architecture/) });
    expect(header({}, "nomic-bert")).toEqual({ unknown: expect.stringMatching(/is an encoder/) });
    expect(header({ block_count: 0 })).toEqual({ unknown: expect.stringMatching(/how many layers/) });
    expect(header({ embedding_length: "64" })).toEqual({ unknown: expect.stringMatching(/how many heads/) });
  });
});

describe("what strangers wrote", () => {
  const names = [
    ..."num_hidden_layers hidden_size num_attention_heads num_key_value_heads head_dim layer_types sliding_window".split(
      " ",
    ),
    ..."sliding_window_pattern text_config kv_lora_rank qk_rope_head_dim attn_type_list full_attention_interval".split(
      " ",
    ),
    ..."attn_layer_period linear_attn_config rope_scaling vocab_size model_type per_layer_config block_types".split(
      " ",
    ),
    ..."hybrid_override_pattern num_kv_shared_layers __proto__ constructor max_position_embeddings".split(" "),
  ];
  const strange = fc.oneof(
    fc.anything({ maxDepth: 2 }),
    fc.constantFrom(
      0,
      -1,
      1.5,
      1e300,
      Number.NaN,
      12,
      64,
      "12",
      "gemma2",
      "constructor",
      "__proto__",
      "mamba",
      null,
      [],
    ),
    fc.array(fc.constantFrom("full_attention", "mamba", "constructor", 1, 0, null), { maxLength: 9 }),
  );
  const config = fc.dictionary(fc.constantFrom(...names), strange);

  it("never throws, and gives figures that are numbers", () => {
    fc.assert(
      fc.property(fc.oneof(config, fc.record({ text_config: config }), fc.anything()), (value) => {
        const read = architectureOfConfig(value);
        if ("unknown" in read) return;
        const bytes = kvCacheBytes(read.architecture, 8192);
        expect(bytes).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(bytes)).toBe(true);
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            "block_count",
            "attention.head_count",
            "attention.head_count_kv",
            "embedding_length",
            "attention.sliding_window",
            "attention.sliding_window_pattern",
            "ssm.state_size",
            "tokenizer.ggml.tokens",
          ),
          strange,
        ),
        (fields) => {
          const metadata = Object.fromEntries(Object.entries(fields).map(([key, value]) => [`gemma3.${key}`, value]));
          const read = architectureOfGguf({ "general.architecture": "gemma3", ...metadata });
          if ("architecture" in read) expect(Number.isFinite(kvCacheBytes(read.architecture, 100))).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(
        fc.record({ id: fc.string(), siblings: strange, safetensors: strange, config, gguf: strange }),
        (record) => {
          const fit = modelFit(record as unknown as ModelRecord, undefined, { memory: 1e9 });
          expect(JSON.parse(JSON.stringify(fit))).toEqual(fit);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("publishedWeights", () => {
  const forms = (record: Partial<ModelRecord>) =>
    publishedWeights({ id: "owner/name", ...record }).map(({ name, bytes, from }) => [name, bytes, from]);
  const file = (rfilename: string, size?: number) => ({ rfilename, ...(size !== undefined && { size }) });

  it("adds the parts of each GGUF file up, the best quantization first", () => {
    const siblings = [
      file("name-Q4_K_M.gguf", 40),
      file("mmproj-F16.gguf", 9),
      file("Q8_0/name-Q8_0-00001-of-00002.gguf", 50),
      file("Q8_0/name-Q8_0-00002-of-00002.gguf", 30),
      file("name.imatrix.gguf", 1),
    ];
    expect(forms({ siblings })).toEqual([
      ["Q8_0", 80, "files"],
      ["Q4_K_M", 40, "files"],
    ]);
  });

  it("reckons with the parameters where sizes are not known", () => {
    const siblings = [file("name-Q8_0.gguf"), file("name-Q4_K_M.gguf", 40)];
    expect(forms({ siblings, gguf: { total: 8e9 } })).toEqual([
      ["Q8_0", 8_500_800_000, "parameters"],
      ["Q4_K_M", 40, "files"],
    ]);
    expect(forms({ id: "owner/Name-7B", siblings: [file("name-Q8_0.gguf")] })).toEqual([
      ["Q8_0", 7_438_200_000, "name"],
    ]);
    expect(forms({ siblings: [file("name-Q8_0.gguf")] })).toEqual([]);
  });

  it("takes one format of several, and no copies", () => {
    const siblings = [
      file("model-00001-of-00002.safetensors", 10),
      file("model-00002-of-00002.safetensors", 5),
      file("consolidated.safetensors", 15),
      file("pytorch_model.bin", 15),
      file("onnx/model.onnx", 15),
    ];
    expect(forms({ siblings, safetensors: { parameters: { BF16: 7, F32: 1 } } })).toEqual([["BF16", 15, "files"]]);
    expect(forms({ siblings: [file("pytorch_model.bin", 15), file("tf_model.h5", 15)] })).toEqual([
      ["bin", 15, "files"],
    ]);
    expect(forms({ siblings: [file("a.pt", 15), file("b.pt", 15)] })).toEqual([]);
    expect(forms({ siblings: [file("only.pt", 15)] })).toEqual([["pt", 15, "files"]]);
  });

  it("adds the parts of a pipeline up", () => {
    const siblings = [
      file("model_index.json", 1),
      file("unet/diffusion_pytorch_model.safetensors", 10),
      file("unet/diffusion_pytorch_model.fp16.safetensors", 5),
      file("unet/diffusion_pytorch_model.bin", 10),
      file("vae/diffusion_pytorch_model.safetensors", 2),
      file("text_encoder/pytorch_model.bin", 3),
      file("all_in_one.safetensors", 15),
    ];
    expect(forms({ siblings })).toEqual([["safetensors", 15, "files"]]);
  });

  it("knows what the types of tensors take", () => {
    expect(forms({ safetensors: { parameters: { BF16: 100, F32: 10, F8_E4M3: 1 } } })).toEqual([
      ["BF16", 241, "tensors"],
    ]);
    expect(forms({ safetensors: { parameters: { STRANGE: 100 }, total: 100 } })).toEqual([
      ["STRANGE", 200, "parameters"],
    ]);
  });

  it("reads quantized weights that are counted packed, and those that are counted one by one", () => {
    const config = { quantization_config: { quant_method: "awq", bits: 4 } };
    const packed = { parameters: { I32: 875e6, F16: 0.2e9 } };
    expect(forms({ id: "owner/Name-7B-AWQ", config, safetensors: packed })).toEqual([["AWQ 4-bit", 3.9e9, "tensors"]]);
    const single = { parameters: { I32: 7e9, F16: 0.2e9 } };
    expect(forms({ id: "owner/Name-7B-AWQ", config, safetensors: single })).toEqual([["AWQ 4-bit", 3.9e9, "tensors"]]);
    expect(forms({ id: "owner/Name-7B-AWQ", config })).toEqual([["AWQ 4-bit", 3.5e9, "name"]]);
    expect(forms({ id: "owner/Name-7B-FP8" })).toEqual([["8 bits", 7e9, "name"]]);
    expect(forms({ id: "owner/Name-7B-4bit" })).toEqual([["4 bits", 3.5e9, "name"]]);
    // Less than that is stored: the name means something else.
    expect(forms({ id: "owner/Name-7B", usedStorage: 1e9 })).toEqual([]);
    const mxfp4 = { quantization_config: { quant_method: "mxfp4" } };
    expect(forms({ id: "owner/oss-20b", config: mxfp4 })).toEqual([["MXFP4", 10_625_000_000, "name"]]);
  });

  it("reads numbers of parameters in names", () => {
    const read = [
      "Llama-3.1-8B",
      "gemma-3-270m-it",
      "Mixtral-8x7B-v0.1",
      "Qwen3-30B-A3B",
      "Qwen2.5-1.5B",
      "gpt-oss-20b",
      "Kimi-K2-1T",
    ];
    expect(read.map(parametersInName)).toEqual([8e9, 270e6, 56e9, 30e9, 1.5e9, 20e9, 1e12]);
    expect(
      ["bert-base", "name-3bit", "8bit", "v2", "gpt2", "whisper-large-v3", "Q4_K_M"].map(parametersInName),
    ).toEqual(Array(7).fill(undefined));
  });
});

describe("estimateMemory", () => {
  const architecture = plain({ ...base, max_position_embeddings: 4096, vocab_size: 1000 });
  const perToken = 8 * values * 2;

  it("adds weights, cache and overhead up", () => {
    const estimate = estimateMemory({ weights: 1e9, architecture, context: 1000 });
    expect(estimate).toEqual({
      weights: 1e9,
      kvCache: 1000 * perToken,
      overhead: 512 * 2 ** 20 + 4 * 512 * (1000 + 64),
      total: 1e9 + 1000 * perToken + 512 * 2 ** 20 + 4 * 512 * (1000 + 64),
      atLeast: false,
      fits: undefined,
      largestContext: undefined,
    });
    const half = estimateMemory({ weights: 1e9, architecture, context: 1000, kvType: "q8_0" });
    expect(half.kvCache).toBe(Math.ceil((1000 * perToken * 8.5) / 16));
  });

  it("says what fits, and how long a context", () => {
    const { overhead } = estimateMemory({ weights: 1e9, architecture, context: 1 });
    const at = (room: number) =>
      estimateMemory({ weights: 1e9, architecture, context: 1000, memory: 1e9 + overhead + room });
    expect(at(1000 * perToken)).toMatchObject({ fits: true, largestContext: 768 });
    expect(at(1000 * perToken - 1)).toMatchObject({ fits: false });
    expect(at(1024 * perToken)).toMatchObject({ fits: true, largestContext: 1024 });
    expect(at(1e9)).toMatchObject({ fits: true, largestContext: 4096 });
    expect(at(-1)).toMatchObject({ fits: false, largestContext: 0 });
  });

  it("does not say that something fits of which a part is not known", () => {
    const unknown = { weights: 1e9, context: 1000 };
    expect(estimateMemory({ ...unknown, memory: 24e9 })).toMatchObject({
      kvCache: undefined,
      atLeast: true,
      fits: undefined,
    });
    expect(estimateMemory({ ...unknown, memory: 1e9 })).toMatchObject({ atLeast: true, fits: false });
  });

  it("reckons with a share of the weights for what generates no text", () => {
    const estimate = estimateMemory({ weights: 1e9, generatesText: false, context: 1000, memory: 2e9 });
    expect(estimate).toMatchObject({
      kvCache: 0,
      overhead: 512 * 2 ** 20 + 0.2e9,
      fits: true,
      largestContext: undefined,
    });
  });

  it("never needs less for a longer context, and keeps windows short", () => {
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(200_000), fc.constantFrom(...kvCacheTypes), (a, b, type) => {
        const local = plain({ ...base, model_type: "gemma2", sliding_window: 512 });
        expect(kvCacheBytes(local, a + b, type)).toBeGreaterThanOrEqual(kvCacheBytes(local, a, type));
      }),
    );
    const local = plain({ ...base, sliding_window: 512 });
    expect(kvCacheBytes(local, 1_000_000)).toBe(1024 * perToken);
    expect(kvCacheBytes(local, 100)).toBe(100 * perToken);
  });
});

describe("modelFit", () => {
  const chat = { id: "owner/name", pipeline_tag: "text-generation", safetensors: { parameters: { BF16: 5e8 } } };
  const reading = { architecture: plain({ ...base, max_position_embeddings: 4096, vocab_size: 1000 }) };

  it("answers for one text of 8,192 tokens, or of as many as the model was made for", () => {
    expect(modelFit(chat, reading)).toMatchObject({
      context: 4096,
      maxContext: 4096,
      kvType: "f16",
      memory: null,
      notes: [],
    });
    expect(modelFit(chat, { architecture: plain(base) })).toMatchObject({ context: 8192, maxContext: null });
    const long = modelFit(chat, reading, { context: 5000 });
    expect(long.context).toBe(5000);
    expect(long.notes).toEqual(["The model was made for 4,096 tokens, fewer than 5,000."]);
  });

  it("says what is not known", () => {
    const fit = modelFit(chat, undefined, { memory: 24e9 });
    expect(fit.rows).toMatchObject([{ name: "BF16", weights: 1e9, kvCache: null, atLeast: true, fits: null }]);
    expect(fit.notes).toEqual([
      "The KV cache is not counted: there is neither a whole config.json nor a GGUF header here.",
    ]);
    expect(modelFit({ id: "owner/name" }, undefined)).toMatchObject({
      rows: [],
      notes: expect.arrayContaining([expect.stringMatching(/^Neither the sizes/)]),
    });
  });

  it("reads the whole configuration where the record has it", () => {
    const fit = modelFit({ ...chat, config: base }, undefined);
    expect(fit.rows[0]).toMatchObject({ atLeast: false, kvCache: 8192 * 8 * values * 2 });
  });

  it("leaves the cache out where nothing generates text", () => {
    const fit = modelFit({ ...chat, pipeline_tag: "image-classification" }, reading);
    expect(fit).toMatchObject({ context: null, maxContext: null, rows: [{ kvCache: 0, atLeast: false }] });
    expect(fit.notes[0]).toMatch(/does not generate text/);
  });

  it("answers for a quantization that is not published, where it knows the parameters", () => {
    const fit = modelFit(chat, reading, { quantization: "Q4_K_M" });
    expect(fit.rows).toMatchObject([{ name: "Q4_K_M", weights: 305_900_000, weightsFrom: "parameters", files: [] }]);
    expect(modelFit({ id: "owner/name" }, reading, { quantization: "Q4_K_M" }).rows).toEqual([]);
  });

  it("does not take an adapter for a model", () => {
    const siblings = [{ rfilename: "adapter_model.safetensors", size: 1e6 }];
    const fit = modelFit({ id: "owner/lora-7B", pipeline_tag: "text-generation", siblings }, reading, { memory: 24e9 });
    expect(fit.rows).toMatchObject([{ weights: 1e6, atLeast: true, fits: null, largestContext: null }]);
    expect(fit.notes).toEqual(["These are an adapter's weights; its base model comes on top."]);
  });
});

describe("amounts of memory", () => {
  it("are read with a unit", () => {
    expect(["24GB", "24 gb", "1.5TB", "16GiB", "512MiB", "24G"].map(parseMemory)).toEqual([
      24e9,
      24e9,
      1.5e12,
      16 * 2 ** 30,
      512 * 2 ** 20,
      24e9,
    ]);
    for (const text of [
      "",
      "24",
      "GB",
      "-1GB",
      "0GB",
      "24 bananas",
      "1e9GB",
      "24GBGB",
      "999999999999TB",
      "24constructor",
    ]) {
      expect([text, parseMemory(text)]).toEqual([text, undefined]);
    }
  });

  it("are written in decimal units", () => {
    expect([0, 999, 1000, 14.94e9, 999.96e6, 512e6, 1.234e12].map(memoryText)).toEqual([
      "0 B",
      "999 B",
      "1 kB",
      "14.9 GB",
      "1 GB",
      "512 MB",
      "1.2 TB",
    ]);
  });

  it("of a cache have types", () => {
    expect(isKvCacheType("q8_0")).toBe(true);
    expect(isKvCacheType("constructor")).toBe(false);
    expect([
      quantizationNamed("q4_k_m"),
      quantizationNamed("Q4-K-M"),
      quantizationNamed("fp16"),
      quantizationNamed("x"),
    ]).toEqual(["Q4_K_M", "Q4_K_M", "F16", undefined]);
  });
});
