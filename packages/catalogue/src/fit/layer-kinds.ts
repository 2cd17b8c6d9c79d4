// Which layers of a model attend to what: to everything before, to a window of it, or by a state of fixed size.
import { countAt, type Fields, isFields, own, textAt, texts, wholeNumbers } from "./fields.ts";

export interface LayerKind {
  /** Whether it keeps keys and values. */
  readonly attends: boolean;
  /** Tokens that it looks back at, where that is not all. */
  readonly window?: number;
  /** Whether it also, or only, has a state of fixed size. */
  readonly recurrent?: "state" | "convolution";
}

const full: LayerKind = { attends: true };
const state: LayerKind = { attends: false, recurrent: "state" };
const convolution: LayerKind = { attends: false, recurrent: "convolution" };
const none: LayerKind = { attends: false };

// Names in `layer_types`, `layers_block_type` and `block_types`. Source: transformers 5.23,
// configuration_utils.py (`ALLOWED_LAYER_TYPES` and the older names it maps), read 2026-11-21.
const named: Readonly<Record<string, LayerKind | "window" | "chunk" | "hybrid window">> = {
  full_attention: full,
  attention: full,
  global_attention: full,
  indexed_attention: full,
  deepseek_sparse_attention: full,
  qwen_sparse_attention: full,
  minimax_m3_sparse: full,
  sliding_attention: "window",
  chunked_attention: "chunk",
  linear_attention: state,
  mamba: state,
  mamba2: state,
  recurrent: state,
  conv: convolution,
  hybrid: { attends: true, recurrent: "state" },
  hybrid_sliding: "hybrid window",
  moe: none,
  mlp: none,
  sparse: none,
  dense: none,
};

/** Letters of Nemotron-H's `hybrid_override_pattern`. */
const letters: Readonly<Record<string, LayerKind>> = { "*": full, M: state, "-": none, E: none };

// How often a layer looks back at everything, where the configuration leaves it to its class: the last of so many.
const usualPeriod: Readonly<Record<string, number>> = {
  gemma2: 2,
  gemma3: 6,
  gemma3_text: 6,
  gemma3n_text: 5,
  gemma4_text: 6,
  cohere2: 4,
  exaone4: 4,
  gpt_oss: 2,
};

const recurrentModels = new Set(["mamba", "mamba2", "falcon_mamba", "rwkv", "rwkv7", "xlstm"]);

/** What each of the layers does; or which name in the configuration is not known. */
export function layerKinds(
  fields: Fields,
  layers: number,
): { readonly layers: readonly LayerKind[] } | { readonly unknown: string } {
  const types =
    texts(own(fields, "layer_types")) ??
    texts(own(fields, "layers_block_type")) ??
    texts(own(fields, "block_types")) ??
    texts(own(fields, "_block_types"));
  if (types) return fromNames(fields, types, layers);
  const pattern = own(fields, "hybrid_override_pattern");
  if (typeof pattern === "string" && pattern.length >= layers) {
    const strange = [...pattern].find((letter) => !Object.hasOwn(letters, letter));
    if (strange !== undefined) return { unknown: `layers of the kind ${JSON.stringify(strange)} are not known here` };
    return every(layers, (index) => letters[pattern[index] ?? ""] ?? none);
  }
  const listed = fromIndices(fields);
  if (listed) return every(layers, listed);
  if (recurrentModels.has(textAt(fields, "model_type"))) return every(layers, () => state);
  if (textAt(fields, "model_type") === "falcon_h1") return every(layers, () => ({ attends: true, recurrent: "state" }));
  return every(layers, windowed(fields, layers));
}

const every = (layers: number, kind: (index: number) => LayerKind) => ({
  layers: Array.from({ length: layers }, (_, index) => kind(index)),
});

function fromNames(fields: Fields, types: readonly string[], layers: number) {
  const strange = types.find((type) => !Object.hasOwn(named, type));
  if (strange !== undefined) return { unknown: `layers of the kind ${JSON.stringify(strange)} are not known here` };
  const window = countAt(fields, "sliding_window", "sliding_window_size", "attention_window_size");
  const chunk = countAt(fields, "attention_chunk_size");
  return every(layers, (index) => {
    // A short list is repeated (RecurrentGemma).
    const kind = named[types[index % types.length] ?? ""] ?? none;
    if (typeof kind === "string") {
      const size = kind === "chunk" ? chunk : window;
      return {
        attends: true,
        ...(size !== undefined && { window: size }),
        ...(kind === "hybrid window" && { recurrent: "state" as const }),
      };
    }
    // RecurrentGemma's attention is local without saying so.
    const isLocal = kind === full && own(fields, "attention_window_size") !== undefined && window !== undefined;
    return isLocal ? { attends: true, window } : kind;
  });
}

/** Layers with attention among recurrent ones, named by their numbers or by how often they come. */
function fromIndices(fields: Fields): ((index: number) => LayerKind) | undefined {
  const attends = (isFull: (index: number) => boolean, otherwise: LayerKind) => (index: number) =>
    isFull(index) ? full : otherwise;
  // MiniMax-01: 1 for softmax attention, 0 for linear.
  const flags = wholeNumbers(own(fields, "attn_type_list"));
  if (flags) return attends((index) => flags[index] === 1, state);
  const interval = countAt(fields, "full_attention_interval");
  if (interval !== undefined) return attends((index) => (index + 1) % interval === 0, state);
  const period = countAt(fields, "attn_layer_period");
  if (period !== undefined) {
    const offset = countAt(fields, "attn_layer_offset") ?? 0;
    return attends((index) => index % period === offset, state);
  }
  const indices = wholeNumbers(own(fields, "attn_layer_indices"));
  if (indices) return attends((index) => indices.includes(index), state);
  const beside = wholeNumbers(own(fields, "full_attn_idxs"));
  if (beside) return attends((index) => beside.includes(index), convolution);
  const linear = own(fields, "linear_attn_config");
  // Kimi Linear counts its layers from 1.
  const fromOne = isFields(linear) ? wholeNumbers(own(linear, "full_attn_layers")) : undefined;
  return fromOne && attends((index) => fromOne.includes(index + 1), state);
}

/** Layers of one kind of attention, or of windows with layers between them that look back at everything. */
function windowed(fields: Fields, layers: number): (index: number) => LayerKind {
  const chunk = countAt(fields, "attention_chunk_size");
  if (chunk !== undefined) {
    // Llama 4: layers without rotary positions look back at everything.
    const rotary = wholeNumbers(own(fields, "no_rope_layers"));
    const isFull = (index: number) => (rotary && rotary.length >= layers ? rotary[index] === 0 : (index + 1) % 4 === 0);
    return (index) => (isFull(index) ? full : { attends: true, window: chunk });
  }
  const window = countAt(fields, "sliding_window");
  if (window === undefined || own(fields, "use_sliding_window") === false) return () => full;
  const local: LayerKind = { attends: true, window };
  const pattern = own(fields, "sliding_window_pattern") ?? own(fields, "_sliding_window_pattern");
  // EXAONE writes "LLLG": three local layers and a global one, again and again.
  if (typeof pattern === "string" && pattern !== "") {
    return (index) => (pattern[index % pattern.length] === "L" ? local : full);
  }
  const type = textAt(fields, "model_type");
  const period =
    countAt(fields, "sliding_window_pattern", "_sliding_window_pattern") ??
    (Object.hasOwn(usualPeriod, type) ? usualPeriod[type] : undefined);
  if (period !== undefined) return (index) => ((index + 1) % period === 0 ? full : local);
  const from = own(fields, "use_sliding_window") === true ? (countAt(fields, "max_window_layers") ?? 0) : 0;
  return (index) => (index >= from ? local : full);
}
