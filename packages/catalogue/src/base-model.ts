import type { ModelRecord } from "./model-record.ts";

/**
 * The model that this one adapts or extends: the first that its card names, else the hub's tag
 * (`base_model:owner/name`, `base_model:adapter:owner/name`); undefined where nothing says.
 */
export function baseModel(model: ModelRecord): string | undefined {
  const named = model.cardData?.base_model;
  const first = typeof named === "string" ? named : named?.[0];
  return (
    first ?? model.tags?.map((tag) => /^base_model:(?:[a-z]+:)?([^:]+)$/.exec(tag)?.[1]).find((id) => id !== undefined)
  );
}

/** What to know where a second model is loaded from a hub that is not the public one. */
export const sameHubNote = "The base model is loaded from this hub too.";
