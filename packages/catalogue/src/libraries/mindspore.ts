import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "MindSpore",
  repoName: "mindspore",
  repoUrl: "https://github.com/mindspore-ai/mindspore",
  filter: false,
  hostedInferenceTasks: ["image-classification"],
  install: pip("mindspore"),
  source: "public hub's list of libraries; install: mindspore 2.10.0, metadata of the package; read 2026-11-21",
} satisfies Library;
