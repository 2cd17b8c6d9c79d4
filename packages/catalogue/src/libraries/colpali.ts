import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "ColPali",
  repoName: "ColPali",
  repoUrl: "https://github.com/ManuelFay/colpali",
  filter: false,
  countDownloads: path("adapter_config.json"),
  install: pip("colpali-engine"),
  source:
    "public hub's list of libraries; install: colpali-engine 0.3.18, repository illuin-tech/colpali at 9be8f19; read 2026-11-21",
} satisfies Library;
