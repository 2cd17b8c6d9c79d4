import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Aviation NER",
  repoName: "Aviation NER",
  repoUrl: "https://github.com/Boeing/aviation_ner_sdr",
  docsUrl: "https://github.com/Boeing/aviation_ner_sdr",
  filter: false,
  countDownloads: path("gliner_config.json"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
