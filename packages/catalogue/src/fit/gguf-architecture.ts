// From the header of a GGUF file to what the model keeps of the tokens it has read, as llama.cpp makes its cache.
// Source of keys and defaults: llama.cpp in llama-cpp-python 0.3.36 (gguf-py/gguf/constants.py, src/models/*.cpp),
// read 2026-11-21.
import { type ArchitectureReading, groupLayers, type Layer, stateBytesOf } from "./architecture.ts";
import { count, isFields, mostLayers, own, wholeNumber, wholeNumbers } from "./fields.ts";

/** How often a layer looks back at everything, by architecture: the last of so many, or the first of them. */
const windowPeriods: Readonly<Record<string, { readonly period: number; readonly first?: true }>> = {
  afmoe: { period: 4 },
  cohere2: { period: 4 },
  cohere2moe: { period: 4, first: true },
  "exaone-moe": { period: 4 },
  exaone4: { period: 4 },
  gemma2: { period: 2 },
  gemma3: { period: 6 },
  gemma3n: { period: 5 },
  "gpt-oss": { period: 2 },
  laguna: { period: 4, first: true },
  mellum: { period: 4 },
  "muse-glimmer": { period: 4 },
  olmo2: { period: 4 },
  plamo3: { period: 8 },
  smallthinker: { period: 4, first: true },
};

/** Architectures in which all layers but every fourth, where the header does not say, are recurrent. */
const intervalArchitectures = new Set(["minimax-01", "qwen35", "qwen35moe", "qwen3next", "qwen4exp"]);

/** Architectures that keep nothing of a token: they read a text as a whole. */
const encoders = /bert|^t5encoder$|^clip$|embedding$/;

/** Gemma 3n's layers that keep keys and values; those after them read the last of these. */
const gemma3nLayers = 20;

/** What a GGUF header's metadata (key to value) tells of the KV cache. Never throws. */
export function architectureOfGguf(metadata: unknown): ArchitectureReading {
  if (!isFields(metadata)) return { unknown: "the GGUF file has no metadata" };
  const name = own(metadata, "general.architecture");
  if (typeof name !== "string" || name === "") return { unknown: "the GGUF header does not name an architecture" };
  if (encoders.test(name)) return { unknown: `${name} is an encoder: it keeps nothing of the tokens it has read` };
  const get = (key: string) => own(metadata, `${name}.${key}`);
  const all = count(get("block_count"));
  if (all === undefined) return { unknown: "the GGUF header does not say how many layers there are" };
  if (all > mostLayers) return { unknown: `the GGUF header speaks of ${all} layers` };
  // Layers that only guess the tokens after the next have a cache of their own, where they are used at all.
  const layers = all - Math.min(wholeNumber(get("nextn_predict_layers")) ?? 0, all - 1);

  const attends = layersOf(name, get, layers);
  const valuesPerToken = valuesOf(get);
  const window = windowOf(name, get);
  const shared = count(get("attention.shared_kv_layers")) ?? 0;
  const caching = name === "gemma3n" ? gemma3nLayers : layers - shared;
  const list: Layer[] = [];
  for (let index = 0; index < Math.min(layers, caching); index += 1) {
    if (!attends.cached(index)) continue;
    const size = window(index);
    const values = valuesPerToken(index, size !== undefined);
    if (values === undefined) {
      return { unknown: "the GGUF header does not say how many heads attention has, or how large they are" };
    }
    list.push({ valuesPerToken: values, ...(size !== undefined && { window: size }) });
  }
  const state = attends.recurrentLayers === 0 ? 0 : recurrentBytes(get);
  const maxContext = count(get("context_length"));
  const tokens = own(metadata, "tokenizer.ggml.tokens");
  const vocabulary = count(get("vocab_size")) ?? (Array.isArray(tokens) ? count(tokens.length) : undefined);
  const hiddenSize = count(get("embedding_length"));
  return {
    architecture: {
      layers,
      cached: groupLayers(list),
      recurrentLayers: attends.recurrentLayers,
      ...(state !== undefined && { stateBytes: state * attends.recurrentLayers }),
      ...(maxContext !== undefined && { maxContext }),
      ...(vocabulary !== undefined && { vocabulary }),
      ...(hiddenSize !== undefined && { hiddenSize }),
    },
  };
}

type Get = (key: string) => unknown;

/** A number that holds for all layers, or one for each. */
function perLayer(value: unknown): ((index: number) => number | undefined) | undefined {
  const list = wholeNumbers(value);
  if (list) return (index) => list[index];
  const number = wholeNumber(value);
  return number === undefined ? undefined : () => number;
}

/** Which layers keep keys and values, and how many have a state of fixed size. */
function layersOf(name: string, get: Get, layers: number) {
  const hasState = count(get("ssm.state_size")) !== undefined || count(get("shortconv.l_cache")) !== undefined;
  const indices = Array.from({ length: layers }, (_, index) => index);
  if (/^mamba2?$|^rwkv/.test(name)) return { cached: () => false, recurrentLayers: layers };
  if (name === "falcon-h1") return { cached: () => true, recurrentLayers: layers };
  const flags = flagsOf(get("attention.recurrent_layers"));
  const interval = count(get("full_attention_interval")) ?? (intervalArchitectures.has(name) ? 4 : undefined);
  if (flags || interval !== undefined) {
    const isRecurrent = (index: number) => (flags ? flags[index] === true : (index + 1) % (interval ?? 1) !== 0);
    return { cached: (index: number) => !isRecurrent(index), recurrentLayers: indices.filter(isRecurrent).length };
  }
  const kvHeads = perLayer(get("attention.head_count_kv"));
  const cached = (index: number) => kvHeads?.(index) !== 0;
  // Nemotron-H has layers that only feed forward; a layer with a state does not.
  const feedForward = wholeNumbers(get("feed_forward_length"));
  const isRecurrent = (index: number) => hasState && !cached(index) && (name !== "nemotron_h" || !feedForward?.[index]);
  return { cached, recurrentLayers: indices.filter(isRecurrent).length };
}

/** Values that a layer keeps of a token. */
function valuesOf(get: Get): (index: number, isLocal: boolean) => number | undefined {
  const rank = count(get("attention.kv_lora_rank"));
  const rope = count(get("rope.dimension_count"));
  // Files without the sizes of single heads are run with whole keys and values.
  if (rank !== undefined && rope !== undefined && count(get("attention.key_length_mla")) !== undefined) {
    const indexer = count(get("attention.indexer.key_length")) ?? 0;
    return () => rank + rope + indexer;
  }
  const heads = perLayer(get("attention.head_count"));
  const kvHeads = perLayer(get("attention.head_count_kv")) ?? heads;
  const width = count(get("embedding_length"));
  return (index, isLocal) => {
    const queries = heads?.(index) || undefined;
    const usual = width !== undefined && queries !== undefined ? Math.floor(width / queries) : undefined;
    const length = (kind: "key" | "value") =>
      (isLocal ? count(get(`attention.${kind}_length_swa`)) : undefined) ??
      count(get(`attention.${kind}_length`)) ??
      usual;
    const [number, keys, values] = [kvHeads?.(index), length("key"), length("value")];
    return number === undefined || keys === undefined || values === undefined ? undefined : number * (keys + values);
  };
}

/** Tokens that a layer looks back at; undefined for all. */
function windowOf(name: string, get: Get): (index: number) => number | undefined {
  const size = count(get("attention.sliding_window"));
  if (size === undefined) return () => undefined;
  const pattern = get("attention.sliding_window_pattern");
  const flags = flagsOf(pattern);
  if (flags) return (index) => (flags[index] ? size : undefined);
  const usual = Object.hasOwn(windowPeriods, name) ? windowPeriods[name] : undefined;
  // Without a known pattern llama.cpp looks back at everything (Mistral, Phi-3).
  if (usual === undefined) return () => undefined;
  const period = wholeNumber(pattern) ?? usual.period;
  const isFull = (index: number) =>
    period !== 0 && (usual.first ? index % period === 0 : index % period === period - 1);
  return (index) => (isFull(index) ? undefined : size);
}

/** A list of switches, written as booleans or as numbers. */
function flagsOf(value: unknown): readonly boolean[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostLayers) return undefined;
  return value.map((item) => item === true || (typeof item === "number" && item !== 0));
}

/** Bytes of one layer's state. */
function recurrentBytes(get: Get): number | undefined {
  const width = count(get("embedding_length"));
  const length = count(get("shortconv.l_cache"));
  if (width !== undefined && length !== undefined) return 4 * width * (length - 1);
  const head = count(get("wkv.head_size"));
  if (width !== undefined && head !== undefined) {
    return 4 * width * ((count(get("token_shift_count")) ?? 2) + head);
  }
  const [inner, state, convolution] = ["inner_size", "state_size", "conv_kernel"].map((key) =>
    count(get(`ssm.${key}`)),
  );
  if (inner === undefined || state === undefined || convolution === undefined) return undefined;
  return stateBytesOf({ inner, state, groups: wholeNumber(get("ssm.group_count")) ?? 0, convolution });
}
