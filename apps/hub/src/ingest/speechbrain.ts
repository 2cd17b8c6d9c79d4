// What SpeechBrain models say of themselves: config.json's interface, hyperparams.yaml.
import type { ModelConfig } from "@modelshelf/catalogue";
import { type JsonObject, type ModelFolder, stringOr } from "./model-folder.ts";

export interface SpeechbrainFacts {
  readonly config: NonNullable<ModelConfig["speechbrain"]>;
}

const fields = ["speechbrain_interface", "vocoder_interface", "vocoder_model_id"] as const;

export async function readSpeechbrain(
  folder: ModelFolder,
  config: JsonObject | undefined,
): Promise<SpeechbrainFacts | undefined> {
  const named = fields.flatMap((field) => {
    const value = stringOr(config?.[field], undefined);
    return value === undefined ? [] : [[field, value] as const];
  });
  if (named.length > 0) return { config: Object.fromEntries(named) };
  // hyperparams.yaml has tags such as !new:speechbrain.lobes..., which only HyperPyYAML can read.
  const hyperparams = await folder.text("hyperparams.yaml", 4 * 1024 * 1024);
  return hyperparams?.includes("speechbrain.") ? { config: {} } : undefined;
}
