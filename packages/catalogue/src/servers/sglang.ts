import { none, sh } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Server, ServerQuestion } from "../server.ts";
import {
  adaptedModel,
  folderOf,
  fromHub,
  hasTransformersWeights,
  isAdapter,
  isComplete,
  notes,
  remoteCodeOption,
  revisionOption,
  sameHub,
} from "../server-models.ts";
import { command } from "../terminal-command.ts";
import { downloadTo } from "../terminal-download.ts";

// Parts of architectures' names. Source: SGLang 0.5.23, srt/entrypoints/openai/transcription_adapters (read 2026-11-21).
const listeners = /Whisper|Qwen3ASR|Qwen2Audio|GlmAsr|GraniteSpeech|MiMoV2ASR/;

function fits({ model, task }: ServerQuestion): boolean {
  if (!hasTransformersWeights(model) || !isComplete(model)) return false;
  switch (task) {
    case "conversational":
    case "text-generation":
      return true;
    case "feature-extraction":
      return !isAdapter(model);
    case "automatic-speech-recognition":
      return (
        !isAdapter(model) &&
        (model.config?.architectures?.some((name) => listeners.test(name)) ?? (model.tags ?? []).includes("whisper"))
      );
    default:
      return false;
  }
}

const here = sh`--host 127.0.0.1 --port 30000`;

function startAdapter(question: ServerQuestion) {
  const { model, revision } = question;
  const folder = `./${folderOf(question)}`;
  const pinned = revision !== undefined;
  return sh`
    ${notes(question)}
    ${sameHub(question)}
    ${pinned ? downloadTo(folder, model, question) : none.shell}
    ${fromHub(
      question,
      command(
        sh`sglang serve --model-path ${adaptedModel(model) ?? ""}`,
        sh`--lora-paths ${`${model.id}=${pinned ? folder : model.id}`}`,
        ...remoteCodeOption(question),
        here,
      ),
    )}
  `;
}

function start(question: ServerQuestion) {
  const { model, task } = question;
  if (isAdapter(model)) return startAdapter(question);
  return sh`
    ${notes(question)}
    ${fromHub(
      question,
      command(
        sh`sglang serve --model-path ${model.id}`,
        ...revisionOption(question),
        ...(task === "feature-extraction" ? [sh`--is-embedding`] : []),
        ...remoteCodeOption(question),
        here,
      ),
    )}
  `;
}

export default {
  prettyLabel: "SGLang",
  docsUrl: "https://docs.sglang.io/",
  baseUrl: "http://localhost:30000/v1",
  fits,
  install: () => pip("sglang"),
  // An adapter is named behind its base model (srt/entrypoints/openai/serving_base.py, `_parse_model_parameter`).
  modelName: ({ model }) => (isAdapter(model) ? `${adaptedModel(model)}:${model.id}` : model.id),
  start,
  source:
    "SGLang 0.5.23: srt/arg_groups/fields/{model,serving,lora}.py, cli/serve.py, srt/entrypoints/openai/serving_base.py; docs.sglang.io, quickstart (read 2026-11-21)",
} satisfies Server;
