import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "MLC-LLM",
  repoName: "MLC-LLM",
  repoUrl: "https://github.com/mlc-ai/mlc-llm",
  docsUrl: "https://llm.mlc.ai/docs/",
  filter: false,
  countDownloads: path("mlc-chat-config.json"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
