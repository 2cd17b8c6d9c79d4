// Written by `npm run generate`. Do not edit.
import type { LocalApp } from "../app.ts";
import dockerModelRunner from "../apps/docker-model-runner.ts";
import jan from "../apps/jan.ts";
import llamaCpp from "../apps/llama.cpp.ts";
import lmstudio from "../apps/lmstudio.ts";
import mlxLm from "../apps/mlx-lm.ts";
import nodeLlamaCpp from "../apps/node-llama-cpp.ts";
import ollama from "../apps/ollama.ts";
import sglang from "../apps/sglang.ts";
import tei from "../apps/tei.ts";
import tgi from "../apps/tgi.ts";
import vllm from "../apps/vllm.ts";

const entries = {
  "docker-model-runner": dockerModelRunner,
  jan: jan,
  "llama.cpp": llamaCpp,
  lmstudio: lmstudio,
  "mlx-lm": mlxLm,
  "node-llama-cpp": nodeLlamaCpp,
  ollama: ollama,
  sglang: sglang,
  tei: tei,
  tgi: tgi,
  vllm: vllm,
} as const satisfies Readonly<Record<string, LocalApp>>;

/** The id of a local app. */
export type AppId = keyof typeof entries;

/** Every local app by its id. */
export const apps: Readonly<Record<AppId, LocalApp>> = entries;
