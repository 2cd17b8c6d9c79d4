import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "RecurrentGemma",
  repoName: "recurrentgemma",
  repoUrl: "https://github.com/google-deepmind/recurrentgemma",
  filter: false,
  countDownloads: path("tokenizer.model"),
  install: pip("recurrentgemma[full]"),
  source:
    "public hub's list of libraries; install: recurrentgemma 1.0.1, repository google-deepmind/recurrentgemma at 2efa84d; read 2026-11-21",
} satisfies Library;
