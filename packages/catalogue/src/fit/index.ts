// Whether a model fits: an estimate of the memory that it needs. `@modelshelf/catalogue/fit`; formula in docs/fit.md.
export type { ArchitectureReading, CacheArchitecture, CachedLayers } from "./architecture.ts";
export { architectureOfConfig } from "./config-architecture.ts";
export { architectureOfGguf } from "./gguf-architecture.ts";
export { isKvCacheType, type KvCacheType, kvCacheBytes, kvCacheTypes } from "./kv-cache.ts";
export { computeBytes, estimateMemory, type MemoryEstimate, type MemoryInput } from "./memory.ts";
export { memoryText, parseMemory } from "./memory-text.ts";
export { type FitOptions, type FitRow, type ModelFit, modelFit } from "./model-fit.ts";
export { parametersInName, publishedWeights, quantizationNamed, quantizedWeights, type Weights } from "./weights.ts";
