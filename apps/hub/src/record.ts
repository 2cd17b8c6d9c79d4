// Model records that come from outside: a JSON file, standard input, samples.
import type { ModelRecord } from "@modelshelf/catalogue";
import * as z from "zod";
import { InvalidRecordError } from "./errors.ts";

const strings = z.array(z.string());

// Every key that the schema does not name is kept as it is. A hub answers null for some fields
// that are not set; null and a missing field mean the same here.
const recordSchema = z.looseObject({
  id: z.string().min(1),
  tags: strings.nullish(),
  pipeline_tag: z.string().nullish(),
  library_name: z.string().nullish(),
  author: z.string().nullish(),
  sha: z.string().nullish(),
  createdAt: z.string().nullish(),
  lastModified: z.string().nullish(),
  downloads: z.number().nullish(),
  likes: z.number().nullish(),
  private: z.boolean().nullish(),
  disabled: z.boolean().nullish(),
  // Some lists of the hub say only that access must be asked for.
  gated: z.preprocess(
    (value) => (value === true ? "auto" : value),
    z.union([z.literal(false), z.literal("auto"), z.literal("manual")]).nullish(),
  ),
  cardData: z.record(z.string(), z.unknown()).nullish(),
  widgetData: z.array(z.record(z.string(), z.unknown())).nullish(),
  config: z.record(z.string(), z.unknown()).nullish(),
  transformersInfo: z.record(z.string(), z.unknown()).nullish(),
  mask_token: z.string().nullish(),
  siblings: z.array(z.looseObject({ rfilename: z.string(), size: z.number().nullish() })).nullish(),
  safetensors: z
    .looseObject({ parameters: z.record(z.string(), z.number()).nullish(), total: z.number().nullish() })
    .nullish(),
  gguf: z.record(z.string(), z.unknown()).nullish(),
  inferenceProviderMapping: z
    .union([z.record(z.string(), z.record(z.string(), z.unknown())), z.array(z.record(z.string(), z.unknown()))])
    .nullish(),
  usedStorage: z.number().nullish(),
});

/**
 * A model record in the hub API's field names, from a value that came from outside. Fields that are
 * null are left out; keys that a record does not have are kept.
 *
 * @throws InvalidRecordError naming each field that has the wrong shape.
 */
export function validateRecord(value: unknown): ModelRecord {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new InvalidRecordError(`a model record must be a JSON object, not ${describe(value)}`);
  }
  const { modelId } = value as { modelId?: unknown };
  const candidate = "id" in value || typeof modelId !== "string" ? value : { id: modelId, ...value };
  const result = recordSchema.safeParse(candidate);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => {
      const field = issue.path.join(".") || "the record";
      return field === "id" && !("id" in candidate) ? "id is missing (owner/name)" : `${field}: ${issue.message}`;
    });
    throw new InvalidRecordError(`not a model record: ${problems.join("; ")}`);
  }
  const known = Object.entries(result.data).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(known) as unknown as ModelRecord;
}

function describe(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "an array" : `a ${typeof value}`;
}
