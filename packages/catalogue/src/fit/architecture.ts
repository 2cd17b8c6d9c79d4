// What a model keeps of the tokens it has read: the part of its architecture that the KV cache depends on.

/** Layers that keep the same of every token. */
export interface CachedLayers {
  /** How many layers. */
  readonly layers: number;
  /** Values kept of a token in one of them: keys and values of all heads, or one compressed vector. */
  readonly valuesPerToken: number;
  /** The most tokens that such a layer looks back at; left out where it looks back at all. */
  readonly window?: number;
}

export interface CacheArchitecture {
  /** All layers, whether they keep anything or not. */
  readonly layers: number;
  readonly cached: readonly CachedLayers[];
  /** Layers with a state of fixed size in place of a cache: Mamba, linear attention, short convolutions. */
  readonly recurrentLayers: number;
  /** Bytes of the state of all of them together, at 32 bits a value; left out where it is not known. */
  readonly stateBytes?: number;
  /** Tokens that the model was made for. */
  readonly maxContext?: number;
  /** Number of tokens in the vocabulary. */
  readonly vocabulary?: number;
  /** Length of the vector that stands for a token between layers. */
  readonly hiddenSize?: number;
}

/** What a configuration told of the architecture, or why it did not tell enough. */
export type ArchitectureReading = { readonly architecture: CacheArchitecture } | { readonly unknown: string };

/** What one layer keeps. */
export interface Layer {
  /** Values of a token; 0 for a layer without attention. */
  readonly valuesPerToken: number;
  readonly window?: number;
}

/** Layers that keep the same, put together; in the order in which each kind comes first. */
export function groupLayers(layers: readonly Layer[]): CachedLayers[] {
  const groups = new Map<string, { layers: number; valuesPerToken: number; window?: number }>();
  for (const { valuesPerToken, window } of layers) {
    if (valuesPerToken === 0) continue;
    const key = `${valuesPerToken}/${window ?? ""}`;
    const group = groups.get(key);
    if (group) group.layers += 1;
    else groups.set(key, { layers: 1, valuesPerToken, ...(window !== undefined && { window }) });
  }
  return [...groups.values()];
}

/** Sizes of the state that a Mamba layer, or one of gated linear attention, keeps in place of a cache. */
export interface StateShape {
  /** Width of the layer's inside: heads times the size of a head. */
  readonly inner: number;
  /** Values that the state has for each of them. */
  readonly state: number;
  /** Groups that share the projections B and C (keys and queries in linear attention); 0 in Mamba 1. */
  readonly groups: number;
  /** Width of the convolution before it. */
  readonly convolution: number;
}

/**
 * Bytes that the state of one layer takes, at 32 bits a value: the convolution's last inputs and the state itself.
 * Source: llama.cpp, src/llama-hparams.cpp (`n_embd_r`, `n_embd_s`; llama-cpp-python 0.3.36, read 2026-11-21).
 */
export const stateBytesOf = ({ inner, state, groups, convolution }: StateShape): number =>
  4 * (Math.max(convolution - 1, 0) * (inner + 2 * groups * state) + state * inner);
