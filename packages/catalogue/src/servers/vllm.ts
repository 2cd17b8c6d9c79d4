import { sh } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Server } from "../server.ts";
import { transformersServer } from "../transformers-server.ts";

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

export default {
  prettyLabel: "vLLM",
  docsUrl: "https://docs.vllm.ai/en/latest/serving/online_serving/",
  baseUrl: "http://localhost:8000/v1",
  install: ({ task }) => pip(task === "automatic-speech-recognition" ? "vllm[audio]" : "vllm"),
  modelName: ({ model }) => model.id,
  ...transformersServer({
    listens: (architecture) => listeners.has(architecture),
    serve: (model) => sh`vllm serve ${model}`,
    adapter: (named) => sh`--enable-lora --lora-modules ${named}`,
    adapterNote: "An adapter of a rank above 16 needs --max-lora-rank.",
    embeddings: sh`--runner pooling`,
    here: sh`--host 127.0.0.1 --port 8000`,
  }),
  source:
    "vLLM 0.33.0: engine/arg_utils.py, entrypoints/common/cli_args.py, docs/features/lora.md, docs/serving/online_serving/speech_to_text.md, docs/models/pooling_models (read 2026-11-21)",
} satisfies Server;
