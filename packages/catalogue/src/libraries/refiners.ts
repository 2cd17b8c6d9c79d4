import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Refiners",
  repoName: "Refiners",
  repoUrl: "https://github.com/finegrain-ai/refiners",
  docsUrl: "https://refine.rs/",
  filter: false,
  countDownloads: path("model.safetensors"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
