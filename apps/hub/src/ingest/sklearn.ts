// What skops writes into config.json for a scikit-learn model.
import type { ModelConfig } from "@modelshelf/catalogue";
import { isObject, type JsonObject, type ModelFolder, stringOr } from "./model-folder.ts";

export interface SklearnFacts {
  readonly config: NonNullable<ModelConfig["sklearn"]>;
  readonly task?: string;
}

export function readSklearn(folder: ModelFolder, config: JsonObject | undefined): SklearnFacts | undefined {
  const described = config?.sklearn;
  if (!isObject(described)) return undefined;
  const file = isObject(described.model) ? stringOr(described.model.file, undefined) : undefined;
  if (file !== undefined && !folder.has(file)) {
    folder.problem("config.json", `names the model file ${JSON.stringify(file)}, which is not there`, "add the file");
  }
  const format = stringOr(described.model_format, undefined);
  const task = stringOr(described.task, undefined);
  const environment = Array.isArray(described.environment)
    ? described.environment.filter((line): line is string => typeof line === "string")
    : undefined;
  return {
    config: {
      ...(file !== undefined && { model: { file } }),
      ...(format !== undefined && { model_format: format }),
      ...(environment !== undefined && { environment }),
      // The rows that the model's code predicts.
      ...(isObject(described.example_input) && { example_input: described.example_input }),
    },
    ...(task !== undefined && { task }),
  };
}
