import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "RecurrentGemma",
  repoName: "recurrentgemma",
  repoUrl: "https://github.com/google-deepmind/recurrentgemma",
  filter: false,
  countDownloads: path("tokenizer.model"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
