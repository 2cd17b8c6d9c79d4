import { sh } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Server } from "../server.ts";
import { adaptedModel, isAdapter } from "../server-models.ts";
import { transformersServer } from "../transformers-server.ts";

// Parts of architectures' names. Source: SGLang 0.5.23, srt/entrypoints/openai/transcription_adapters (read 2026-11-21).
const listeners = /Whisper|Qwen3ASR|Qwen2Audio|GlmAsr|GraniteSpeech|MiMoV2ASR/;

export default {
  prettyLabel: "SGLang",
  docsUrl: "https://docs.sglang.io/",
  baseUrl: "http://localhost:30000/v1",
  install: () => pip("sglang"),
  // An adapter is named behind its base model (srt/entrypoints/openai/serving_base.py, `_parse_model_parameter`).
  modelName: ({ model }) => (isAdapter(model) ? `${adaptedModel(model)}:${model.id}` : model.id),
  ...transformersServer({
    listens: (architecture) => listeners.test(architecture),
    serve: (model) => sh`sglang serve --model-path ${model}`,
    adapter: (named) => sh`--lora-paths ${named}`,
    embeddings: sh`--is-embedding`,
    here: sh`--host 127.0.0.1 --port 30000`,
  }),
  source:
    "SGLang 0.5.23: srt/arg_groups/fields/{model,serving,lora}.py, cli/serve.py, srt/entrypoints/openai/serving_base.py; docs.sglang.io, quickstart (read 2026-11-21)",
} satisfies Server;
