import { any, extension, filename, path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "MiniMax H3",
  repoName: "MiniMax-H3",
  repoUrl: "https://github.com/MiniMax-AI/MiniMax-H3",
  docsUrl: "https://huggingface.co/MiniMaxAI/MiniMax-H3",
  filter: false,
  countDownloads: any(
    extension("safetensors"),
    filename("model_index"),
    filename("config"),
    path("modular_model_index.json"),
  ),
  // The repository holds the model; diffusers is one of the programs that it names.
  install: pip("diffusers", "transformers", "accelerate", "torch"),
  source:
    "public hub's list of libraries; install: diffusers 0.42.1, source code; repository MiniMax-AI/MiniMax-H3 at 8d8824e; read 2026-11-21",
} satisfies Library;
