// From a model's config.json to what it keeps of the tokens it has read. Names and default values of the fields are
// those of the configuration classes of transformers 5.23 and of the models' own configurations, read 2026-11-21.
import { type ArchitectureReading, groupLayers, type Layer, type StateShape, stateBytesOf } from "./architecture.ts";
import { count, countAt, type Fields, isFields, mostLayers, own, textAt, texts, wholeNumbers } from "./fields.ts";
import { type LayerKind, layerKinds } from "./layer-kinds.ts";

const layerCountNames = ["num_hidden_layers", "n_layer", "n_layers", "num_layers"] as const;

/** Where the language model of one that also sees or hears has its fields. */
const nestedNames = ["text_config", "llm_config", "language_config", "thinker_config", "decoder"] as const;

// What configurations within others leave out where it is the class's own.
const classDefaults: Readonly<Record<string, Fields>> = {
  gemma3_text: {
    num_attention_heads: 8,
    num_key_value_heads: 4,
    head_dim: 256,
    vocab_size: 262_208,
    max_position_embeddings: 131_072,
    sliding_window: 4096,
  },
  llama: {
    hidden_size: 4096,
    num_hidden_layers: 32,
    num_attention_heads: 32,
    vocab_size: 32_000,
    max_position_embeddings: 2048,
  },
  mistral: {
    hidden_size: 4096,
    num_hidden_layers: 32,
    num_attention_heads: 32,
    num_key_value_heads: 8,
    vocab_size: 32_000,
    max_position_embeddings: 131_072,
  },
};

/** What a config.json of any shape tells of the KV cache. Never throws. */
export function architectureOfConfig(config: unknown): ArchitectureReading {
  if (!isFields(config)) return { unknown: "config.json is not an object" };
  if (own(config, "is_encoder_decoder") === true) {
    return { unknown: "it is an encoder with a decoder, whose cache depends on the input too" };
  }
  const fields = languageFields(config);
  const counted = countAt(fields, ...layerCountNames) ?? patternLength(fields);
  // LongCat-Flash has two attentions in a layer.
  const layers = counted !== undefined && textAt(fields, "model_type") === "longcat_flash" ? 2 * counted : counted;
  if (layers === undefined) return { unknown: "config.json does not say how many layers there are" };
  if (layers > mostLayers) return { unknown: `config.json speaks of ${layers} layers` };

  const kinds = layerKinds(fields, layers);
  if ("unknown" in kinds) return kinds;
  const attention = attentionOf(fields);
  // The last layers of some models (Gemma 3n) read what earlier ones keep.
  const ownLayers = layers - (countAt(fields, "num_kv_shared_layers") ?? 0);
  const list: Layer[] = [];
  for (const [index, kind] of kinds.layers.entries()) {
    if (!kind.attends || index >= ownLayers) continue;
    if (attention === undefined) {
      return { unknown: "config.json does not say how many heads attention has, or how large they are" };
    }
    list.push({
      valuesPerToken: attention(index, kind),
      ...(kind.window !== undefined && { window: kind.window }),
    });
  }
  const recurrent = kinds.layers.filter(({ recurrent }) => recurrent !== undefined);
  const state = stateBytes(fields, recurrent);
  const maxContext = contextOf(fields);
  const vocabulary = countAt(fields, "vocab_size", "padded_vocab_size");
  const hiddenSize = countAt(fields, "hidden_size", "n_embd", "d_model");
  return {
    architecture: {
      layers,
      cached: groupLayers(list),
      recurrentLayers: recurrent.length,
      ...(state !== undefined && { stateBytes: state }),
      ...(maxContext !== undefined && { maxContext }),
      ...(vocabulary !== undefined && { vocabulary }),
      ...(hiddenSize !== undefined && { hiddenSize }),
    },
  };
}

/** The fields of the language model: the configuration's own, or those of a part of it. */
function languageFields(config: Fields): Fields {
  for (const name of nestedNames) {
    const part = own(config, name);
    if (!isFields(part)) continue;
    // A part is written as it differs from its class; a whole configuration that counts no layers is an excerpt of one.
    const type = textAt(part, "model_type");
    const inner = languageFields({ ...(Object.hasOwn(classDefaults, type) && classDefaults[type]), ...part });
    if (countAt(inner, ...layerCountNames) !== undefined) return inner;
  }
  return config;
}

/** Layers of a model whose configuration lists them and does not count them. */
function patternLength(fields: Fields): number | undefined {
  const pattern = own(fields, "hybrid_override_pattern");
  if (typeof pattern === "string" && pattern !== "") return pattern.length;
  return (texts(own(fields, "layer_types")) ?? texts(own(fields, "layers_block_type")))?.length;
}

/** Values that a layer keeps of a token, by the layer; undefined where the configuration does not tell. */
function attentionOf(fields: Fields): ((index: number, kind: LayerKind) => number) | undefined {
  const rank = countAt(fields, "kv_lora_rank");
  const rope = countAt(fields, "qk_rope_head_dim");
  if (rank !== undefined && rope !== undefined) {
    // Multi-head latent attention keeps one vector for all heads, and the part of the keys that carries positions.
    // An indexer (DeepSeek V3.2) keeps keys of its own. Source: DeepSeek-V2 paper, section 2.1 (arXiv 2405.04434).
    const indexer = countAt(fields, "index_head_dim") ?? 0;
    return () => rank + rope + indexer;
  }
  const part = own(fields, "attn_config");
  const heads = countAt(fields, "num_attention_heads", "n_head", "n_heads", "num_heads", "attention_heads");
  const width = countAt(fields, "hidden_size", "n_embd", "d_model", "emb_dim");
  const keys =
    countAt(fields, "head_dim", "attention_head_dim", "kv_channels") ??
    (heads !== undefined && width !== undefined ? Math.floor(width / heads) : undefined);
  const perLayer =
    wholeNumbers(own(fields, "num_key_value_heads_per_layer")) ??
    wholeNumbers(own(fields, "num_key_value_heads")) ??
    wholeNumbers(own(fields, "num_kv_heads"));
  const keyHeads = (isFields(part) ? countAt(part, "kv_n_heads") : undefined) ?? keyValueHeads(fields) ?? heads;
  if (keys === undefined || (keyHeads === undefined && perLayer === undefined)) return undefined;
  const values = countAt(fields, "v_head_dim") ?? keys;
  const overrides = own(fields, "per_layer_config");
  return (index, { window }) => {
    const override = isFields(overrides) ? own(overrides, String(index)) : undefined;
    const changed = isFields(override) ? override : {};
    const [head, number] =
      window === undefined
        ? [
            // Gemma 4's layers that look back at everything have larger heads, and fewer in some models.
            countAt(changed, "head_dim") ?? countAt(fields, "global_head_dim"),
            countAt(changed, "num_key_value_heads") ??
              (own(fields, "attention_k_eq_v") === false ? undefined : countAt(fields, "num_global_key_value_heads")),
          ]
        : [
            countAt(changed, "head_dim") ?? countAt(fields, "swa_head_dim"),
            countAt(changed, "num_key_value_heads") ?? countAt(fields, "swa_num_key_value_heads"),
          ];
    const kvHeads = number ?? perLayer?.[index] ?? keyHeads ?? 0;
    return kvHeads * (head === undefined ? keys + values : 2 * head);
  };
}

/** Heads of keys and values, where they are not as many as those of queries. */
function keyValueHeads(fields: Fields): number | undefined {
  if (own(fields, "multi_query") === true && own(fields, "new_decoder_architecture") !== true) return 1;
  if (own(fields, "multi_query_attention") === true) return countAt(fields, "multi_query_group_num");
  return countAt(fields, "num_key_value_heads", "num_kv_heads", "n_head_kv", "n_kv_heads", "num_query_groups");
}

/** Bytes of the state of all recurrent layers; 0 without such layers, undefined where a size is not known. */
function stateBytes(fields: Fields, layers: readonly LayerKind[]): number | undefined {
  let sum = 0;
  for (const { recurrent } of layers) {
    const bytes = recurrent === "convolution" ? convolutionBytes(fields) : recurrentBytes(fields);
    if (bytes === undefined) return undefined;
    sum += bytes;
  }
  return sum;
}

/** Short convolutions (LFM2) keep their last inputs. */
function convolutionBytes(fields: Fields): number | undefined {
  const width = countAt(fields, "hidden_size");
  const length = countAt(fields, "conv_L_cache");
  return width === undefined || length === undefined ? undefined : 4 * width * (length - 1);
}

function recurrentBytes(fields: Fields): number | undefined {
  const shape = linearAttention(fields) ?? deltaAttention(fields) ?? mamba(fields);
  return shape && stateBytesOf(shape);
}

/** Gated linear attention (Qwen3-Next). */
function linearAttention(fields: Fields): StateShape | undefined {
  const heads = countAt(fields, "linear_num_value_heads");
  const size = countAt(fields, "linear_value_head_dim");
  const state = countAt(fields, "linear_key_head_dim");
  const groups = countAt(fields, "linear_num_key_heads");
  const convolution = countAt(fields, "linear_conv_kernel_dim");
  if (heads === undefined || size === undefined || state === undefined || groups === undefined) return undefined;
  return convolution === undefined ? undefined : { inner: heads * size, state, groups, convolution };
}

/** Delta attention (Kimi Linear): as many heads of keys and queries as of values. */
function deltaAttention(fields: Fields): StateShape | undefined {
  const part = own(fields, "linear_attn_config");
  if (!isFields(part)) return undefined;
  const heads = countAt(part, "num_heads");
  const state = countAt(part, "head_dim");
  const convolution = countAt(part, "short_conv_kernel_size");
  if (heads === undefined || state === undefined || convolution === undefined) return undefined;
  return { inner: heads * state, state, groups: heads, convolution };
}

function mamba(fields: Fields): StateShape | undefined {
  const width = countAt(fields, "hidden_size", "d_model");
  const state = countAt(fields, "mamba_d_state", "ssm_state_size", "state_size", "d_state");
  const convolution = countAt(fields, "mamba_d_conv", "conv_kernel", "d_conv") ?? 4;
  const isSecond = textAt(fields, "model_type") === "mamba2";
  const heads = countAt(
    fields,
    "mamba_n_heads",
    "mamba_num_heads",
    "n_mamba_heads",
    ...(isSecond ? ["num_heads"] : []),
  );
  const size = countAt(fields, "mamba_d_head", "mamba_head_dim", ...(isSecond ? ["head_dim"] : []));
  const expand = countAt(fields, "mamba_expand", "expand") ?? 2;
  const inner =
    countAt(fields, "mamba_d_ssm") ??
    (heads !== undefined && size !== undefined ? heads * size : width === undefined ? undefined : expand * width);
  if (inner === undefined || state === undefined) return undefined;
  const groups = heads === undefined ? 0 : (countAt(fields, "mamba_n_groups", "n_groups", "mamba_ngroups") ?? 1);
  return { inner, state, groups, convolution };
}

/** Tokens that the model was made for, with the stretching of positions that its configuration turns on. */
function contextOf(fields: Fields): number | undefined {
  const written = countAt(
    fields,
    "max_position_embeddings",
    "n_positions",
    "max_sequence_length",
    "max_seq_len",
    "seq_length",
    "n_ctx",
    "model_max_length",
  );
  const scaling = own(fields, "rope_scaling") ?? own(fields, "rope_parameters");
  if (!isFields(scaling)) return written;
  const type = textAt(scaling, "rope_type") || textAt(scaling, "type");
  const original = count(own(scaling, "original_max_position_embeddings"));
  const factor = own(scaling, "factor");
  // YaRN says what it stretches from; a configuration may already hold the stretched length.
  if (type !== "yarn" || original === undefined || typeof factor !== "number" || !(factor > 1) || factor > 1e4) {
    return written;
  }
  return Math.max(written ?? 0, Math.floor(original * factor));
}
