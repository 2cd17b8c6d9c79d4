// A model repository's folder becomes a model record.
import { basename, resolve } from "node:path";
import type { ModelConfig, ModelRecord } from "@modelshelf/catalogue";
import { IngestError } from "../errors.ts";
import { checkModelId, idOfFolderName, isModelId } from "../model-id.ts";
import { readAdapter } from "./adapter.ts";
import { describeModel } from "./describe-model.ts";
import { readDiffusers } from "./diffusers.ts";
import type { Evidence } from "./evidence.ts";
import { type Card, readCard } from "./front-matter.ts";
import { readGguf } from "./gguf.ts";
import { readKeras } from "./keras.ts";
import { shownConfig } from "./model-config.ts";
import { isPointer, ModelFolder } from "./model-folder.ts";
import { readPyannote } from "./pyannote.ts";
import { checkShards, readSafetensors, type SafetensorsHeader } from "./safetensors.ts";
import { readSentenceTransformers } from "./sentence-transformers.ts";
import { readSklearn } from "./sklearn.ts";
import { readSpacy } from "./spacy.ts";
import { readSpeechbrain } from "./speechbrain.ts";
import { readTimm } from "./timm.ts";
import { chatTemplate, readTokenizer } from "./tokenizer.ts";
import { type FolderFile, walkFolder } from "./walk.ts";

export interface ReadFolderOptions {
  /**
   * The model's id. Without one: `model_id` of the README's front matter where that is an
   * `owner/name`, else `local/<folder name>`.
   */
  readonly id?: string;
}

/** A folder as it was read, with what a shelf needs beside the record. */
export interface FolderReading {
  readonly record: ModelRecord;
  readonly files: readonly FolderFile[];
  /** README.md without its front matter. */
  readonly card?: string;
}

/**
 * The record of the model in a folder, worked out as the public hub does. Reads headers of weights
 * only, and runs nothing that is in the folder.
 *
 * @throws IngestError with one clear message for each thing that is damaged or missing.
 * @throws InvalidModelIdError where the id is none, or none can be made from the folder's name.
 */
export async function readModelFolder(folder: string, options: ReadFolderOptions = {}): Promise<ModelRecord> {
  return (await readFolder(folder, options)).record;
}

/** The same with the files and the card. */
export async function readFolder(path: string, { id }: ReadFolderOptions = {}): Promise<FolderReading> {
  if (id !== undefined) checkModelId(id);
  const files = await walkFolder(path);
  const folder = new ModelFolder(files);
  if (!files.some(isOfModel)) {
    throw new IngestError(path, [
      {
        file: ".",
        what: files.length === 0 ? "is empty" : "holds no model: there is no README.md, config.json or file of weights",
        fix: "give the folder of a model repository",
      },
    ]);
  }

  const card = await readCard(folder);
  const { headers, summary: safetensors } = await readSafetensors(folder);
  await checkOtherWeights(folder);
  const { evidence, maskToken } = await collect(folder, card, headers);
  if (folder.problems.length > 0) throw new IngestError(path, folder.problems);

  const usedStorage = files.reduce((sum, { size }) => sum + size, 0);
  const modelId = id ?? ownId(card) ?? idOfFolderName(basename(resolve(path)));
  const slash = modelId.indexOf("/");
  const record: ModelRecord = {
    id: modelId,
    ...(slash > 0 && { author: modelId.slice(0, slash) }),
    ...describeModel(evidence),
    ...(maskToken !== undefined && { mask_token: maskToken }),
    siblings: files.map((file) => ({ rfilename: file.path, size: file.size })),
    ...(safetensors && { safetensors }),
    usedStorage,
  };
  return card ? { record, files, card: card.text } : { record, files };
}

async function collect(
  folder: ModelFolder,
  card: Card | undefined,
  headers: ReadonlyMap<string, SafetensorsHeader>,
): Promise<{ evidence: Evidence; maskToken?: string }> {
  const rawConfig = await folder.json("config.json");
  const tokenizer = await readTokenizer(folder);
  const processor = await folder.json("processor_config.json");
  await folder.json("preprocessor_config.json");
  await folder.json("generation_config.json");
  const processorTemplate = chatTemplate(processor?.chat_template) ?? (await legacyTemplate(folder));
  const jinja = await folder.text("chat_template.jinja", 4 * 1024 * 1024);
  const adapter = await readAdapter(folder);
  const diffusers = await readDiffusers(folder);
  const sentenceTransformers = await readSentenceTransformers(folder);
  const sklearn = readSklearn(folder, rawConfig);
  const speechbrain = await readSpeechbrain(folder, rawConfig);
  const keras = await readKeras(folder, rawConfig);
  const spacy = await readSpacy(folder);
  const pyannote = await readPyannote(folder);
  const timm = readTimm(rawConfig);
  const gguf = await readGguf(folder);

  const config: ModelConfig = {
    ...shownConfig(rawConfig),
    ...(tokenizer.config && { tokenizer_config: tokenizer.config }),
    ...(processorTemplate !== undefined && { processor_config: { chat_template: processorTemplate } }),
    ...(jinja !== undefined && { chat_template_jinja: jinja }),
    ...adapter,
    ...(diffusers.className !== undefined && { diffusers: { _class_name: diffusers.className } }),
    ...(sklearn && { sklearn: sklearn.config }),
    ...(speechbrain && { speechbrain: speechbrain.config }),
    ...(keras?.tasks && { keras_hub: { tasks: keras.tasks } }),
  };
  const evidence: Evidence = {
    paths: folder.files.map(({ path }) => path),
    card: card?.data ?? {},
    cardText: card?.text ?? "",
    config,
    ...(rawConfig && { rawConfig }),
    ...(gguf && { gguf }),
    ...(diffusers.className !== undefined && { diffusersClass: diffusers.className }),
    hasLora: adapter.peft === undefined && [...headers].some(([path, header]) => isDiffusersLora(path, header)),
    ...(sklearn?.task !== undefined && { sklearnTask: sklearn.task }),
    ...(spacy && { spacy }),
    ...(pyannote && { pyannote }),
    ...(keras && { keras }),
    ...(timm && { timm }),
    ...(sentenceTransformers && { sentenceTransformers }),
  };
  return tokenizer.maskToken === undefined ? { evidence } : { evidence, maskToken: tokenizer.maskToken };
}

/** chat_template.json, where processors kept their template before chat_template.jinja. */
async function legacyTemplate(folder: ModelFolder) {
  return chatTemplate((await folder.json("chat_template.json"))?.chat_template);
}

/** LoRA weights of an image model: by diffusers' file name, or by the names of their tensors. */
function isDiffusersLora(path: string, { tensors }: SafetensorsHeader): boolean {
  if (path === "pytorch_lora_weights.safetensors") return true;
  if (path.includes("/")) return false;
  const isLora = ({ name }: { name: string }) =>
    /^(?:unet|transformer|text_encoder|diffusion_model|lora_unet|lora_te|lora_transformer)[._]/.test(name) &&
    /lora/i.test(name);
  return (
    tensors.length > 0 &&
    tensors.every((tensor) => isLora(tensor) || /alpha$|dora_scale$/.test(tensor.name)) &&
    tensors.some(isLora)
  );
}

const weights =
  /\.(?:safetensors|gguf|bin|pt|pth|ckpt|h5|keras|onnx|msgpack|pkl|pickle|joblib|skops|nemo|tflite|pb|ot|task|npz|zip)$/;

const modelFiles = new Set([
  "README.md",
  "adapter_config.json",
  "config.json",
  "config.yaml",
  "hyperparams.yaml",
  "meta.json",
  "model_index.json",
  "modules.json",
  "saved_model/saved_model.pb",
  "tokenizer.json",
  "tokenizer_config.json",
]);

/** Whether a file shows that its folder is a model's own, and not one above it. */
const isOfModel = ({ path }: FolderFile) => modelFiles.has(path) || (!path.includes("/") && weights.test(path));

/** Weights whose insides are not read here: they are there, and are neither empty nor pointers. */
async function checkOtherWeights(folder: ModelFolder): Promise<void> {
  const index = await folder.json("pytorch_model.bin.index.json");
  if (index) checkShards(folder, "pytorch_model.bin.index.json", index);
  for (const file of folder.files) {
    if (!weights.test(file.path) || /\.(?:safetensors|gguf)$/.test(file.path) || file.size > 1024) continue;
    if (file.size === 0) folder.problem(file.path, "is empty", "copy or save the file again");
    else if (isPointer(await folder.head(file, 64))) folder.pointerProblem(file.path);
  }
}

/** The id that a README gives its model, where it is a whole one. */
function ownId(card: Card | undefined): string | undefined {
  const id = card?.data?.model_id;
  return typeof id === "string" && id.includes("/") && isModelId(id) ? id : undefined;
}
