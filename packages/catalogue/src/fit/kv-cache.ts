import { tensorBitsPerWeight } from "../gguf.ts";
import type { CacheArchitecture } from "./architecture.ts";

/**
 * Types that a KV cache can have: those of llama.cpp (`--cache-type-k`), and 8-bit floats as other servers have them;
 * each with the bits that a value takes, scales and all. Source: llama.cpp, common/arg.cpp (`kv_cache_types`), and
 * vLLM's `kv_cache_dtype`, read 2026-11-21.
 */
const bitsPerValue = {
  f32: 32,
  f16: 16,
  bf16: 16,
  fp8: 8,
  q8_0: tensorBitsPerWeight.Q8_0,
  q5_1: tensorBitsPerWeight.Q5_1,
  q5_0: tensorBitsPerWeight.Q5_0,
  q4_1: tensorBitsPerWeight.Q4_1,
  q4_0: tensorBitsPerWeight.Q4_0,
  iq4_nl: tensorBitsPerWeight.IQ4_NL,
} as const;

export type KvCacheType = keyof typeof bitsPerValue;

export const kvCacheTypes = Object.keys(bitsPerValue) as readonly KvCacheType[];

/** The type that servers take when they are not told another. */
export const usualKvCacheType: KvCacheType = "f16";

export const isKvCacheType = (name: string): name is KvCacheType => Object.hasOwn(bitsPerValue, name);

/** Tokens that are worked on at once. Source: llama.cpp's `--ubatch-size`, whose default is 512 (read 2026-11-21). */
export const tokensAtOnce = 512;

/**
 * Bytes that a model keeps of one text: keys and values of every token, and the state of recurrent layers where its
 * size is known. Layers with a window keep that and the tokens that are worked on, in whole blocks of 256 (llama.cpp,
 * src/llama-kv-cache-iswa.cpp, read 2026-11-21).
 *
 * @param context tokens of prompt and answer together.
 * @param batch tokens that are worked on at once.
 */
export function kvCacheBytes(
  { cached, stateBytes = 0 }: CacheArchitecture,
  context: number,
  type: KvCacheType = usualKvCacheType,
  batch: number = tokensAtOnce,
): number {
  let values = 0;
  for (const { layers, valuesPerToken, window } of cached) {
    const kept = window === undefined ? context : Math.min(context, Math.ceil((window + batch) / 256) * 256);
    values += layers * valuesPerToken * kept;
  }
  return Math.ceil((values * bitsPerValue[type]) / 8) + stateBytes;
}
