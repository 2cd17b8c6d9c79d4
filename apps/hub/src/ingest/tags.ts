import type { TransformersInfo } from "@modelshelf/catalogue";
import { isModelId } from "../model-id.ts";
import type { Evidence } from "./evidence.ts";
import { isObject, stringList, stringOr } from "./model-folder.ts";

// Tags of file formats, in the order in which the public hub lists them (records of 2024 to 2026).
const formats: readonly (readonly [string, RegExp])[] = [
  ["pytorch", /(?:^|\/)(?:pytorch_model[^/]*\.bin|adapter_model\.bin)$/],
  ["tf", /(?:^|\/)tf_model[^/]*\.h5$/],
  ["jax", /(?:^|\/)flax_model[^/]*\.msgpack$/],
  ["rust", /(?:^|\/)rust_model\.ot$/],
  ["coreml", /\.(?:mlmodel|mlpackage)(?:\/|$)/],
  ["tensorboard", /tfevents/],
  ["onnx", /\.onnx$/],
  ["openvino", /(?:^|\/)openvino_[^/]*\.xml$/],
  ["safetensors", /\.safetensors$/],
  ["tflite", /\.tflite$/],
  ["gguf", /\.gguf$/],
  ["joblib", /\.joblib$/],
  ["skops", /\.skops$/],
];

/** Tasks in which a chat template makes a model one to talk with. */
const chatTasks = new Set([
  "text-generation",
  "image-text-to-text",
  "any-to-any",
  "audio-text-to-text",
  "video-text-to-text",
]);

/**
 * The tags of a model, as the public hub derives them from its files and card: library, formats,
 * type, task, the card's own, what the code needs, languages, data sets, papers, base models,
 * licence. Tags about the public hub's own services and regions are left out: they would not be
 * true of a model here.
 */
export function modelTags(
  evidence: Evidence,
  library: string | undefined,
  task: string | undefined,
  info: TransformersInfo | undefined,
): string[] {
  const { card, config, paths } = evidence;
  const tags = new Set<string>();
  const add = (...list: (string | undefined)[]) => {
    for (const tag of list) if (tag !== undefined) tags.add(tag);
  };

  add(library);
  for (const [format, pattern] of formats) if (paths.some((path) => pattern.test(path))) add(format);
  if (evidence.keras?.library === "tf-keras") add("tf-keras");
  add(config.model_type, info?.pipeline_tag);
  add(...stringList(card.tags));
  if (task !== undefined) add(task);
  if (isConversational(evidence, task)) add("conversational");
  if (isObject(evidence.rawConfig?.auto_map)) add("custom_code");
  add(...stringList(card.language));
  add(...stringList(card.datasets).map((id) => `dataset:${id}`));
  add(...papers(evidence.cardText));
  add(...baseModelTags(evidence));
  const [license] = stringList(card.license);
  if (license !== undefined) add(`license:${license}`);
  if (hasResults(card["model-index"])) add("model-index");
  add(...quantizationTags(evidence));
  if (evidence.diffusersClass !== undefined) add(`diffusers:${evidence.diffusersClass}`);
  return [...tags];
}

/** Whether a card's `model-index` has any results of evaluations. */
const hasResults = (index: unknown) =>
  Array.isArray(index) &&
  index.some((model: unknown) => isObject(model) && Array.isArray(model.results) && model.results.length > 0);

function isConversational({ config, gguf }: Evidence, task: string | undefined): boolean {
  const template =
    config.tokenizer_config?.chat_template ??
    config.processor_config?.chat_template ??
    config.chat_template_jinja ??
    gguf?.chat_template;
  return template !== undefined && task !== undefined && chatTasks.has(task);
}

/** Papers on arXiv that the card links to or cites. */
function papers(text: string): string[] {
  const found = text.matchAll(/arxiv(?:\.org\/(?:abs|pdf)\/|:\s?)(\d{4}\.\d{4,5})(?!\d)/gi);
  return [...new Set([...found].map(([, id]) => `arxiv:${id}`))].slice(0, 100);
}

function baseModelTags(evidence: Evidence): string[] {
  const { card, config } = evidence;
  const named = stringList(card.base_model);
  const bases = (named.length > 0 ? named : stringList(config.peft?.base_model_name_or_path)).filter(isModelId);
  const relation = stringOr(card.base_model_relation, undefined) ?? relationOf(evidence, bases.length);
  return bases.flatMap((base) => [`base_model:${base}`, `base_model:${relation}:${base}`]);
}

/** How a model came from its base models, where the card does not say. */
function relationOf({ card, config, paths, hasLora }: Evidence, bases: number): string {
  const tags = stringList(card.tags);
  if (config.peft || config.adapter_transformers || hasLora || tags.includes("lora")) return "adapter";
  if (paths.some((path) => path.endsWith(".gguf")) || config.quantization_config) return "quantized";
  return bases > 1 && tags.includes("merge") ? "merge" : "finetune";
}

function quantizationTags({ rawConfig }: Evidence): string[] {
  const quantization = rawConfig?.quantization_config;
  if (!isObject(quantization)) return [];
  const { bits } = quantization;
  const width =
    quantization.load_in_4bit === true || quantization._load_in_4bit === true || bits === 4
      ? ["4-bit"]
      : quantization.load_in_8bit === true || quantization._load_in_8bit === true || bits === 8
        ? ["8-bit"]
        : [];
  return [...width, ...stringList(quantization.quant_method)];
}
