import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Stable Audio 3",
  repoName: "stable-audio-3",
  repoUrl: "https://github.com/Stability-AI/stable-audio-3",
  filter: false,
  countDownloads: path("model_config.json"),
  install: gitClone(
    "https://github.com/Stability-AI/stable-audio-3",
    "636f906fc0ee54b3f06edf974dc7d3aa99d6841b",
    "-e",
    ".",
  ),
  source: "public hub's list of libraries; install: repository Stability-AI/stable-audio-3 at 636f906; read 2026-11-21",
} satisfies Library;
