// adapter_config.json: of PEFT, or of adapter-transformers.
import type { ModelConfig } from "@modelshelf/catalogue";
import { type ModelFolder, stringOr } from "./model-folder.ts";

export type AdapterFacts = Pick<ModelConfig, "peft" | "adapter_transformers">;

export async function readAdapter(folder: ModelFolder): Promise<AdapterFacts> {
  const config = await folder.json("adapter_config.json");
  if (!config) return {};
  if ("peft_type" in config || "base_model_name_or_path" in config) {
    const base = stringOr(config.base_model_name_or_path, undefined);
    const task = stringOr(config.task_type, undefined);
    return {
      peft: {
        ...(base !== undefined && { base_model_name_or_path: base }),
        ...(task !== undefined && { task_type: task }),
      },
    };
  }
  const name = stringOr(config.model_name, undefined);
  const modelClass = stringOr(config.model_class, undefined);
  if (name === undefined && modelClass === undefined) {
    folder.problem(
      "adapter_config.json",
      "names neither a kind of PEFT adapter (peft_type) nor a base model",
      "save the adapter again with save_pretrained",
    );
    return {};
  }
  return {
    adapter_transformers: {
      ...(name !== undefined && { model_name: name }),
      ...(modelClass !== undefined && { model_class: modelClass }),
    },
  };
}
