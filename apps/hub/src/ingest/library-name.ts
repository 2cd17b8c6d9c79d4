import type { Evidence } from "./evidence.ts";
import { isLibraryName } from "./known-libraries.ts";
import { stringList, stringOr } from "./model-folder.ts";

/**
 * The library that a model is for: what its card says, else a tag of the card that names one, else
 * what its files look like. Undefined where nothing says so.
 */
export function libraryName(evidence: Evidence): string | undefined {
  return (
    stringOr(evidence.card.library_name, undefined) ??
    stringList(evidence.card.tags).find(isLibraryName) ??
    libraryOfFiles(evidence)
  );
}

function libraryOfFiles(evidence: Evidence): string | undefined {
  const { config, rawConfig, paths } = evidence;
  if (config.peft) return "peft";
  if (config.adapter_transformers) return "adapter-transformers";
  if (evidence.diffusersClass !== undefined || evidence.hasLora) return "diffusers";
  if (evidence.sentenceTransformers) return "sentence-transformers";
  if (evidence.spacy) return "spacy";
  if (config.speechbrain) return "speechbrain";
  if (evidence.pyannote) return "pyannote-audio";
  if (config.sklearn) return "sklearn";
  if (evidence.keras) return evidence.keras.library;
  if (evidence.timm) return "timm";
  if (config.model_type !== undefined || config.architectures !== undefined) {
    return isForTheBrowser(paths) ? "transformers.js" : "transformers";
  }
  if (rawConfig && "_diffusers_version" in rawConfig) return "diffusers";
  // A whole repository that transformers wrote, with a configuration of its own making.
  if (rawConfig && "transformers_version" in rawConfig) return "transformers";
  if (paths.some((path) => path.endsWith(".nemo"))) return "nemo";
  if (paths.includes("mlc-chat-config.json")) return "mlc-llm";
  return undefined;
}

/** ONNX files where Transformers.js looks for them, and no weights for Python. */
const isForTheBrowser = (paths: readonly string[]) =>
  paths.some((path) => /^onnx\/.*\.onnx$/.test(path)) &&
  !paths.some((path) => /^[^/]+\.(?:safetensors|bin|pt|pth|h5|msgpack|gguf)$/.test(path));
