import type { ModelConfig } from "@modelshelf/catalogue";
import { isObject, type JsonObject, stringList, stringOr } from "./model-folder.ts";

/** What a record shows of config.json itself: architectures, type, own code, quantization. */
export function shownConfig(config: JsonObject | undefined): ModelConfig {
  if (!config) return {};
  const architectures = stringList(config.architectures);
  const modelType = stringOr(config.model_type, undefined);
  const autoMap = isObject(config.auto_map) ? ownCode(config.auto_map) : {};
  const quantization = isObject(config.quantization_config) ? plainValues(config.quantization_config) : undefined;
  return {
    ...(architectures.length > 0 && { architectures }),
    ...(modelType !== undefined && { model_type: modelType }),
    ...(Object.keys(autoMap).length > 0 && { auto_map: autoMap }),
    ...(quantization && { quantization_config: quantization }),
  };
}

/** Class names, or pairs of a slow and a fast tokenizer's. */
function ownCode(autoMap: JsonObject): Record<string, unknown> {
  const entries = Object.entries(autoMap).filter(([, value]) => stringList(value).length > 0);
  return Object.fromEntries(entries);
}

/** Settings that are single values; lists of modules and the like are of no use to a reader. */
function plainValues(settings: JsonObject): Record<string, unknown> {
  const plain = Object.entries(settings).filter(([, value]) => ["string", "number", "boolean"].includes(typeof value));
  return Object.fromEntries(plain);
}
