import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Bagel",
  repoName: "Bagel",
  repoUrl: "https://github.com/ByteDance-Seed/Bagel/",
  filter: false,
  countDownloads: path("llm_config.json"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
