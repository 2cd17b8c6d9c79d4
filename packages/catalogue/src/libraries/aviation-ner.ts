import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Aviation NER",
  repoName: "Aviation NER",
  repoUrl: "https://github.com/Boeing/aviation_ner_sdr",
  docsUrl: "https://github.com/Boeing/aviation_ner_sdr",
  filter: false,
  countDownloads: path("gliner_config.json"),
  install: gitClone(
    "https://github.com/Boeing/aviation_ner_sdr",
    "ffc8ddb47608e69add4bb455bfb58802f5cfeee5",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository Boeing/aviation_ner_sdr at ffc8ddb; read 2026-11-21",
} satisfies Library;
