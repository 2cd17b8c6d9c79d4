import { comment, none, sh } from "@modelshelf/code";
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

// Source: docs/models/supported_models.md of vLLM 0.33.0, "Transcription" (read 2026-11-21).
const listeners = new Set([
  "CohereAsrForConditionalGeneration",
  "FireRedASR2ForConditionalGeneration",
  "FunASRForConditionalGeneration",
  "Gemma3nForConditionalGeneration",
  "GlmAsrForConditionalGeneration",
  "GraniteSpeechForConditionalGeneration",
  "GraniteSpeechPlusForConditionalGeneration",
  "MossTranscribeDiarizeForConditionalGeneration",
  "Qwen3ASRForConditionalGeneration",
  "Qwen3OmniMoeThinkerForConditionalGeneration",
  "VoxtralForConditionalGeneration",
  "WhisperForConditionalGeneration",
]);

/** Speech is taken by some architectures alone; one that is not known is not promised. */
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
        (model.config?.architectures?.some((name) => listeners.has(name)) ?? (model.tags ?? []).includes("whisper"))
      );
    default:
      return false;
  }
}

const here = sh`--host 127.0.0.1 --port 8000`;

/** The base model with the adapter beside it, under the adapter's own id. */
function startAdapter(question: ServerQuestion) {
  const { model, revision } = question;
  const folder = `./${folderOf(question)}`;
  const pinned = revision !== undefined;
  return sh`
    ${notes(question)}
    ${sameHub(question)}
    ${comment("An adapter of a rank above 16 needs --max-lora-rank.")}
    ${pinned ? downloadTo(folder, model, question) : none.shell}
    ${fromHub(
      question,
      command(
        sh`vllm serve ${adaptedModel(model) ?? ""}`,
        sh`--enable-lora --lora-modules ${`${model.id}=${pinned ? folder : model.id}`}`,
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
        sh`vllm serve ${model.id}`,
        ...revisionOption(question),
        ...(task === "feature-extraction" ? [sh`--runner pooling`] : []),
        ...remoteCodeOption(question),
        here,
      ),
    )}
  `;
}

export default {
  prettyLabel: "vLLM",
  docsUrl: "https://docs.vllm.ai/en/latest/serving/online_serving/",
  baseUrl: "http://localhost:8000/v1",
  fits,
  install: ({ task }) => pip(task === "automatic-speech-recognition" ? "vllm[audio]" : "vllm"),
  modelName: ({ model }) => model.id,
  start,
  source:
    "vLLM 0.33.0: engine/arg_utils.py, entrypoints/common/cli_args.py, docs/features/lora.md, docs/serving/online_serving/speech_to_text.md, docs/models/pooling_models (read 2026-11-21)",
} satisfies Server;
