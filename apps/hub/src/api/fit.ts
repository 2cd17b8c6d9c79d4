import {
  isKvCacheType,
  kvCacheTypes,
  type ModelFit,
  modelFit,
  parseMemory,
  quantizationNamed,
} from "@modelshelf/catalogue/fit";
import type { ArchitectureOf } from "../architectures.ts";
import type { StoredModel } from "../store/model-store.ts";
import { parseQuery, queryOf, textThat, wholeNumber } from "./parameters.ts";

/** The most tokens that a question may be about. */
const longestContext = 100_000_000;

const shape = {
  memory: textThat(parseMemory, "must be an amount with its unit, such as 24GB or 16GiB").optional(),
  context: wholeNumber(1, longestContext).optional(),
  quantization: textThat(
    quantizationNamed,
    "is no quantization of GGUF files; Q4_K_M, Q8_0 and BF16 are some",
  ).optional(),
  kv: textThat(
    (name) => (isKvCacheType(name) ? name : undefined),
    `must be one of ${kvCacheTypes.join(", ")}`,
  ).optional(),
};

/** GET /api/models/{id}/fit: the memory that the model needs, for each form of its weights; all in bytes. */
export async function fitOf(url: URL, { record }: StoredModel, architectureOf: ArchitectureOf): Promise<ModelFit> {
  const { memory, context, quantization, kv } = parseQuery(queryOf(url), shape, { strict: true });
  return modelFit(record, await architectureOf(record.id), {
    ...(memory !== undefined && { memory }),
    ...(context !== undefined && { context }),
    ...(quantization !== undefined && { quantization }),
    ...(kv !== undefined && { kvType: kv }),
  });
}
