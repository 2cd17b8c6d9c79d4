// config.json of a timm model: an architecture, and what it was trained for.
import { isObject, type JsonObject } from "./model-folder.ts";

export interface TimmFacts {
  readonly task: "image-classification" | "image-feature-extraction";
}

export function readTimm(config: JsonObject | undefined): TimmFacts | undefined {
  if (typeof config?.architecture !== "string" || !("pretrained_cfg" in config || "num_classes" in config))
    return undefined;
  const pretrained = isObject(config.pretrained_cfg) ? config.pretrained_cfg : {};
  const classes = config.num_classes ?? pretrained.num_classes;
  return { task: classes === 0 ? "image-feature-extraction" : "image-classification" };
}
