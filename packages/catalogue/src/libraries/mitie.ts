import { filename } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "MITIE",
  repoName: "MITIE",
  repoUrl: "https://github.com/mit-nlp/MITIE",
  filter: false,
  countDownloads: filename("total_word_feature_extractor"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
