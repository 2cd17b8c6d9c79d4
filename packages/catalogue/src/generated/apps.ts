// Written by `npm run generate`. Do not edit.
import type { LocalApp } from "../app.ts";
import aiderApp from "../apps/aider.ts";
import anythingllmApp from "../apps/anythingllm.ts";
import clineApp from "../apps/cline.ts";
import codexApp from "../apps/codex.ts";
import comfyuiApp from "../apps/comfyui.ts";
import continueApp from "../apps/continue.ts";
import diffusionbeeApp from "../apps/diffusionbee.ts";
import dockerModelRunnerApp from "../apps/docker-model-runner.ts";
import gooseApp from "../apps/goose.ts";
import gpt4allApp from "../apps/gpt4all.ts";
import invokeaiApp from "../apps/invokeai.ts";
import janApp from "../apps/jan.ts";
import koboldcppApp from "../apps/koboldcpp.ts";
import lemonadeApp from "../apps/lemonade.ts";
import llamaCppApp from "../apps/llama.cpp.ts";
import llamafileApp from "../apps/llamafile.ts";
import lmstudioApp from "../apps/lmstudio.ts";
import localaiApp from "../apps/localai.ts";
import mlxLmApp from "../apps/mlx-lm.ts";
import nodeLlamaCppApp from "../apps/node-llama-cpp.ts";
import ollamaApp from "../apps/ollama.ts";
import openWebuiApp from "../apps/open-webui.ts";
import opencodeApp from "../apps/opencode.ts";
import piApp from "../apps/pi.ts";
import pocketpalApp from "../apps/pocketpal.ts";
import ramalamaApp from "../apps/ramalama.ts";
import sdnextApp from "../apps/sdnext.ts";
import sglangApp from "../apps/sglang.ts";
import stabilityMatrixApp from "../apps/stability-matrix.ts";
import teiApp from "../apps/tei.ts";
import textGenerationWebuiApp from "../apps/text-generation-webui.ts";
import tgiApp from "../apps/tgi.ts";
import unslothApp from "../apps/unsloth.ts";
import vllmApp from "../apps/vllm.ts";
import webllmApp from "../apps/webllm.ts";
import wllamaApp from "../apps/wllama.ts";

const entries = {
  aider: aiderApp,
  anythingllm: anythingllmApp,
  cline: clineApp,
  codex: codexApp,
  comfyui: comfyuiApp,
  continue: continueApp,
  diffusionbee: diffusionbeeApp,
  "docker-model-runner": dockerModelRunnerApp,
  goose: gooseApp,
  gpt4all: gpt4allApp,
  invokeai: invokeaiApp,
  jan: janApp,
  koboldcpp: koboldcppApp,
  lemonade: lemonadeApp,
  "llama.cpp": llamaCppApp,
  llamafile: llamafileApp,
  lmstudio: lmstudioApp,
  localai: localaiApp,
  "mlx-lm": mlxLmApp,
  "node-llama-cpp": nodeLlamaCppApp,
  ollama: ollamaApp,
  "open-webui": openWebuiApp,
  opencode: opencodeApp,
  pi: piApp,
  pocketpal: pocketpalApp,
  ramalama: ramalamaApp,
  sdnext: sdnextApp,
  sglang: sglangApp,
  "stability-matrix": stabilityMatrixApp,
  tei: teiApp,
  "text-generation-webui": textGenerationWebuiApp,
  tgi: tgiApp,
  unsloth: unslothApp,
  vllm: vllmApp,
  webllm: webllmApp,
  wllama: wllamaApp,
} as const satisfies Readonly<Record<string, LocalApp>>;

/** The id of a local app. */
export type AppId = keyof typeof entries;

/** Every local app by its id. */
export const apps: Readonly<Record<AppId, LocalApp>> = entries;
