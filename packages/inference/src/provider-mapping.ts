// Who serves a model, by its record. The record is a stranger's: every field is checked.
import type { ModelRecord } from "@modelshelf/catalogue";

export interface ServedBy {
  readonly provider: string;
  readonly providerModelId: string;
  readonly status: string;
  readonly task: string;
  readonly adapterWeightsPath?: string;
}

/** The record's provider mapping as a list; undefined where the record has none. */
export function servedBy(model: ModelRecord): readonly ServedBy[] | undefined {
  const mapping: unknown = model.inferenceProviderMapping;
  if (typeof mapping !== "object" || mapping === null) return undefined;
  const entries: [unknown, unknown][] = Array.isArray(mapping)
    ? mapping.map((entry: unknown) => [field(entry, "provider"), entry])
    : Object.entries(mapping);
  return entries.flatMap(([provider, entry]): ServedBy[] => {
    const providerModelId = field(entry, "providerId");
    const status = field(entry, "status");
    const task = field(entry, "task");
    const adapterWeightsPath = field(entry, "adapterWeightsPath");
    if (typeof provider !== "string" || providerModelId === undefined || task === undefined) return [];
    return [
      {
        provider,
        providerModelId,
        status: status ?? "",
        task,
        ...(adapterWeightsPath !== undefined && { adapterWeightsPath }),
      },
    ];
  });
}

function field(entry: unknown, name: string): string | undefined {
  if (typeof entry !== "object" || entry === null || !Object.hasOwn(entry, name)) return undefined;
  const value: unknown = (entry as Record<string, unknown>)[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}
