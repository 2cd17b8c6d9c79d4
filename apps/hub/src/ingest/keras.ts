// Keras 3 models and presets of KerasHub: config.json, metadata.json, task.json.
import { isObject, type JsonObject, type ModelFolder, stringList, stringOr } from "./model-folder.ts";

export interface KerasFacts {
  readonly library: "keras" | "keras-hub" | "tf-keras";
  /** Tasks of a KerasHub preset, by the names of its base classes. */
  readonly tasks?: readonly string[];
}

/** Base classes of KerasHub's tasks. Source: keras_hub.src.models of KerasHub 0.32.0 (read 2026-11-21). */
const hubTasks = [
  "AudioToText",
  "CausalLM",
  "DepthEstimator",
  "ImageClassifier",
  "ImageSegmenter",
  "ImageToImage",
  "Inpaint",
  "MaskedLM",
  "ObjectDetector",
  "Seq2SeqLM",
  "TextClassifier",
  "TextEmbedder",
  "TextToImage",
];

export async function readKeras(folder: ModelFolder, config: JsonObject | undefined): Promise<KerasFacts | undefined> {
  const metadata = await folder.json("metadata.json");
  if (isHubModule(config?.module) || metadata?.keras_hub_version !== undefined) {
    const task = await folder.json("task.json");
    const named = stringList(metadata?.tasks);
    const className = stringOr(task?.class_name, "");
    const tasks = named.length > 0 ? named : hubTasks.filter((name) => className.endsWith(name));
    return tasks.length > 0 ? { library: "keras-hub", tasks } : { library: "keras-hub" };
  }
  const isKeras3 =
    folder.atRoot(".keras").length > 0 ||
    (isObject(metadata) && typeof metadata.keras_version === "string") ||
    config?.module === "keras" ||
    (typeof config?.module === "string" && config.module.startsWith("keras.src"));
  if (isKeras3) return { library: "keras" };
  const saved = folder.files.some(({ path }) => path === "saved_model.pb" || path.endsWith("/saved_model.pb"));
  return saved || folder.has("keras_metadata.pb") ? { library: "tf-keras" } : undefined;
}

const isHubModule = (module: unknown) => typeof module === "string" && /^keras_(?:hub|nlp|cv)\b/.test(module);
