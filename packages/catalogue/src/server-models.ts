// What servers have to know of a model: which kind of weights it has, and where they come from.

import { comment, type Fragment, none, sh } from "@modelshelf/code";
import { baseModel, sameHubNote } from "./base-model.ts";
import { hasChatTemplate } from "./chat.ts";
import { chosenGgufFiles, usualGgufFiles } from "./gguf-choices.ts";
import { gatedNote, hasRemoteCode, isGated, remoteCodeNote } from "./loading.ts";
import type { ModelRecord } from "./model-record.ts";
import type { ServerQuestion } from "./server.ts";

type Shell = Fragment<"shell">;

/** Libraries whose repositories hold what transformers loads, and so what servers built on it load. */
const transformersFamily = new Set(["transformers", "sentence-transformers", "peft", "vllm", "mistral-common"]);

/** Whether the repository holds weights as transformers has them, as far as the record says. */
export function hasTransformersWeights({ library_name: library, siblings = [], tags = [] }: ModelRecord): boolean {
  if (library !== undefined && !transformersFamily.has(library)) return false;
  if (siblings.length === 0) return !tags.includes("gguf");
  return siblings.some(({ rfilename }) => /\.(?:safetensors|bin)$/.test(rfilename));
}

/** Whether the repository holds GGUF files. */
export const hasGguf = (model: ModelRecord): boolean =>
  usualGgufFiles(model).length > 0 || (model.siblings === undefined && (model.tags ?? []).includes("gguf"));

/** Whether the model is an adapter, whose weights need those of another. */
export const isAdapter = ({ library_name: library, config }: ModelRecord): boolean =>
  library === "peft" || config?.peft !== undefined;

/** The model that an adapter adapts; undefined where the record does not say. */
export const adaptedModel = (model: ModelRecord): string | undefined =>
  model.config?.peft?.base_model_name_or_path ?? baseModel(model);

/** Whether all that the server has to load is known. */
export const isComplete = (model: ModelRecord): boolean => !isAdapter(model) || adaptedModel(model) !== undefined;

/** Whether the record shows a configuration, and no chat template in it. */
export const lacksChatTemplate = ({ model, task }: ServerQuestion): boolean =>
  task === "conversational" &&
  !hasChatTemplate(model) &&
  (model.gguf === undefined ? model.config?.tokenizer_config !== undefined : model.gguf.chat_template === undefined);

/** Sets the hub for one command, where it is not the public one. */
export const fromHub = ({ endpoint }: ServerQuestion, command: Shell): Shell =>
  endpoint === undefined ? command : sh`HF_ENDPOINT=${endpoint} ${command}`;

/** `--revision`, where one is chosen. */
export const revisionOption = ({ revision }: ServerQuestion): Shell[] =>
  revision === undefined ? [] : [sh`--revision ${revision}`];

/** What to know where the server does not find the hub's token where `hf auth login` leaves it. */
export const tokenNote = ({ model }: ServerQuestion): Shell =>
  isGated(model) ? sh`${comment("It reads your token of the hub from HF_TOKEN.")}` : none.shell;

/** What to know before the server loads the model. */
export function notes(question: ServerQuestion, chatTemplateOption = "--chat-template"): Shell {
  const { model } = question;
  return sh`
    ${isGated(model) ? comment(gatedNote(model, question)) : none.shell}
    ${hasRemoteCode(model) ? comment(remoteCodeNote) : none.shell}
    ${lacksChatTemplate(question) ? comment(`The model's files show no chat template: give one with ${chatTemplateOption}.`) : none.shell}
  `;
}

/** What to know where an adapter's base model is loaded with it from a hub that is not the public one. */
export const sameHub = ({ endpoint }: ServerQuestion): Shell =>
  endpoint === undefined ? none.shell : sh`${comment(sameHubNote)}`;

/** `--trust-remote-code`, where the model brings code of its own. */
export const remoteCodeOption = ({ model }: ServerQuestion): Shell[] =>
  hasRemoteCode(model) ? [sh`--trust-remote-code`] : [];

/** The folder that a model's files are downloaded to: the last part of its id. */
export const folderOf = ({ model }: Pick<ServerQuestion, "model">): string => {
  const name = model.id.slice(model.id.lastIndexOf("/") + 1).replace(/[^\w.-]/g, "-");
  return /^[\w]/.test(name) ? name : `model-${name.replace(/^[.-]+/, "")}`;
};

/** The GGUF files to load: those of the chosen quantization. */
export const chosenFiles = ({ model, quantization }: ServerQuestion): readonly string[] =>
  chosenGgufFiles(model, quantization);
