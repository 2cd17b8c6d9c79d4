import { path } from "../download-query.ts";
import { pipFrom } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "MLC-LLM",
  repoName: "MLC-LLM",
  repoUrl: "https://github.com/mlc-ai/mlc-llm",
  docsUrl: "https://llm.mlc.ai/docs/",
  filter: false,
  countDownloads: path("mlc-chat-config.json"),
  // The bound keeps the empty 0.1 of the Python package index away, and admits the nightly builds.
  install: pipFrom("https://mlc.ai/wheels", "mlc-llm-nightly-cpu>=0.2.dev0", "mlc-ai-nightly-cpu>=0.2.dev0"),
  source: "public hub's list of libraries; install: repository mlc-ai/mlc-llm at 79d603f; read 2026-11-21",
} satisfies Library;
