// modules.json and config_sentence_transformers.json.
import { isObject, type ModelFolder, stringOr } from "./model-folder.ts";

export interface SentenceTransformersFacts {
  readonly modelType: "SentenceTransformer" | "CrossEncoder" | "SparseEncoder";
}

export async function readSentenceTransformers(folder: ModelFolder): Promise<SentenceTransformersFacts | undefined> {
  const modules = await folder.jsonValue("modules.json");
  const config = await folder.json("config_sentence_transformers.json");
  if (modules !== undefined) checkModules(folder, modules);
  if (modules === undefined && config === undefined) return undefined;
  const modelType = stringOr(config?.model_type, "SentenceTransformer");
  return {
    modelType: modelType === "CrossEncoder" || modelType === "SparseEncoder" ? modelType : "SentenceTransformer",
  };
}

function checkModules(folder: ModelFolder, modules: unknown): void {
  if (!Array.isArray(modules) || !modules.every(isObject)) {
    folder.problem("modules.json", "is not a list of modules", "save the model again with save_pretrained");
    return;
  }
  for (const { path, type } of modules) {
    if (typeof path !== "string" || typeof type !== "string") {
      folder.problem("modules.json", "has a module without path or type", "save the model again with save_pretrained");
      continue;
    }
    // A module without settings (Normalize) is an empty folder, which git does not keep.
    if (path === "" || !/\.(?:Pooling|Dense|LayerNorm|WeightedLayerPooling)$/.test(type)) continue;
    if (!folder.has(`${path}/config.json`)) {
      folder.problem("modules.json", `names the module ${type}, and there is no ${path}/config.json`, "add the folder");
    }
  }
}
