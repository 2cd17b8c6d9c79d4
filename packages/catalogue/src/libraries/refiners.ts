import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Refiners",
  repoName: "Refiners",
  repoUrl: "https://github.com/finegrain-ai/refiners",
  docsUrl: "https://refine.rs/",
  filter: false,
  countDownloads: path("model.safetensors"),
  // The index stopped at 0.4.0, of 2024; the project says to install its newest source.
  install: pip("git+https://github.com/finegrain-ai/refiners@720a91a9e459802cee9a8c9b4b7dafa34f619db5"),
  source: "public hub's list of libraries; install: repository finegrain-ai/refiners at 720a91a; read 2026-11-21",
} satisfies Library;
