import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Microduck",
  repoName: "Microduck",
  repoUrl: "https://github.com/pollen-robotics/microduck_rl",
  filter: true,
  countDownloads: extension("onnx"),
  install: gitClone(
    "https://github.com/pollen-robotics/microduck_rl",
    "016ac94e56cb119742af9a64af9e5ff578afa0c7",
    "-e",
    ".",
  ),
  source:
    "public hub's list of libraries; install: repository pollen-robotics/microduck_rl at 016ac94; read 2026-11-21",
} satisfies Library;
