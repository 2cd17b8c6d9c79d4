import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "RKLLM",
  repoName: "RKLLM",
  repoUrl: "https://github.com/airockchip/rknn-llm",
  filter: false,
  countDownloads: extension("rkllm"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
