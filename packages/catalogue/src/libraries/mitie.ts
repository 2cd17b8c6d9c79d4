import { filename } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "MITIE",
  repoName: "MITIE",
  repoUrl: "https://github.com/mit-nlp/MITIE",
  filter: false,
  countDownloads: filename("total_word_feature_extractor"),
  install: pip("git+https://github.com/mit-nlp/MITIE@62993751a2538531e5fe3772f9e294b020d6a09b"),
  source: "public hub's list of libraries; install: repository mit-nlp/MITIE at 6299375; read 2026-11-21",
} satisfies Library;
