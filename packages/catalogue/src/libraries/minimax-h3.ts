import { any, extension, filename, path } from "../download-query.ts";
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
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
