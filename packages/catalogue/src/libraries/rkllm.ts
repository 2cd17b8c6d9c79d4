import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "RKLLM",
  repoName: "RKLLM",
  repoUrl: "https://github.com/airockchip/rknn-llm",
  filter: false,
  countDownloads: extension("rkllm"),
  // rkllm-runtime is for the board, rkllm-toolkit/packages for the converter: a wheel for each release of Python.
  install: gitClone("https://github.com/airockchip/rknn-llm", "878f9361fd3afa7e167b7079918918f78d2c1c2a"),
  source: "public hub's list of libraries; install: repository airockchip/rknn-llm at 878f936; read 2026-11-21",
} satisfies Library;
