// From weights, architecture and context to the memory that a model needs while it answers one request.
import type { CacheArchitecture } from "./architecture.ts";
import { type KvCacheType, kvCacheBytes, tokensAtOnce, usualKvCacheType } from "./kv-cache.ts";

const mebibyte = 2 ** 20;

/**
 * What the runtime itself takes of a GPU's memory beside weights, cache and buffers (drivers, kernels, allocator).
 * Measured: 451 to 456 MiB on RTX 4090 by llama.cpp's own account ("unaccounted" in ggml-org/llama.cpp#15860,
 * 2025-09-07).
 */
const runtimeBytes = 512 * mebibyte;

/** Vocabulary that is taken for one that is not known: about that of Qwen 3; larger ones have 260,000. */
const usualVocabulary = 151_936;
const usualHiddenSize = 4096;

/**
 * Share of the weights that anything but the generation of text may take on top of them. Source: EleutherAI,
 * "Transformer Math 101" (2023), which the documentation of Accelerate's memory estimator repeats (read 2026-11-21).
 */
const activationShare = 0.2;

export interface MemoryInput {
  /** Bytes of the weights. */
  readonly weights: number;
  /** Left out where it is not known, or where the model keeps nothing. */
  readonly architecture?: CacheArchitecture;
  /** Whether the model generates text token by token. Default: true. */
  readonly generatesText?: boolean;
  /** Tokens of prompt and answer together. */
  readonly context: number;
  readonly kvType?: KvCacheType;
  /** Bytes that there are. */
  readonly memory?: number;
}

/** All in bytes. */
export interface MemoryEstimate {
  readonly weights: number;
  /** Undefined where the architecture is not known; 0 for a model that keeps nothing. */
  readonly kvCache: number | undefined;
  readonly overhead: number;
  /** Sum of what is known. */
  readonly total: number;
  /** True where the cache is not known: the model needs this and more. */
  readonly atLeast: boolean;
  /** Undefined without `memory`, and where what is known fits but the cache is not known. */
  readonly fits: boolean | undefined;
  /**
   * Tokens that the memory has room for, at most those that the model was made for; 0 where not even the weights fit.
   * Undefined without `memory` or architecture, and for a model without a cache.
   */
  readonly largestContext: number | undefined;
}

/** What a model needs for one request at a time. Formula and sources: docs/fit.md. */
export function estimateMemory({
  weights,
  architecture,
  generatesText = true,
  context,
  kvType = usualKvCacheType,
  memory,
}: MemoryInput): MemoryEstimate {
  const kvCache = !generatesText ? 0 : architecture && kvCacheBytes(architecture, context, kvType);
  const overhead = overheadBytes(weights, generatesText, architecture);
  const total = weights + (kvCache ?? 0) + overhead;
  const atLeast = kvCache === undefined;
  const fits = memory === undefined ? undefined : total > memory ? false : atLeast ? undefined : true;
  const largestContext =
    memory === undefined || !generatesText || architecture === undefined
      ? undefined
      : contextThatFits(architecture, memory - weights - overhead, kvType);
  return { weights, kvCache, overhead, total, atLeast, fits, largestContext };
}

/**
 * Bytes beside weights and cache. A model that generates text has buffers for the tokens that it works on at once: the
 * scores of the whole vocabulary and the vectors between layers, at 32 bits a value, with flash attention. Any other
 * model's depend on its input, so that a share of the weights stands for them.
 */
function overheadBytes(weights: number, generatesText: boolean, architecture: CacheArchitecture | undefined): number {
  return runtimeBytes + (generatesText ? computeBytes(architecture) : Math.ceil(weights * activationShare));
}

/** Buffers of a model that generates text, as llama.cpp reserves them with flash attention. */
export const computeBytes = ({ vocabulary, hiddenSize }: Partial<CacheArchitecture> = {}): number =>
  4 * tokensAtOnce * ((vocabulary ?? usualVocabulary) + (hiddenSize ?? usualHiddenSize));

/** The most tokens whose cache takes no more than so many bytes, in steps of 256. */
function contextThatFits(architecture: CacheArchitecture, bytes: number, kvType: KvCacheType): number | undefined {
  const most = architecture.maxContext ?? 2 ** 24;
  if (bytes < 0) return 0;
  if (kvCacheBytes(architecture, most, kvType) <= bytes) return architecture.maxContext;
  let [low, high] = [0, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (kvCacheBytes(architecture, middle, kvType) <= bytes) low = middle;
    else high = middle;
  }
  return Math.floor(low / 256) * 256;
}
