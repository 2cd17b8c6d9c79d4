import type { Library } from "../library.ts";

export default {
  prettyLabel: "MindSpore",
  repoName: "mindspore",
  repoUrl: "https://github.com/mindspore-ai/mindspore",
  filter: false,
  hostedInferenceTasks: ["image-classification"],
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
