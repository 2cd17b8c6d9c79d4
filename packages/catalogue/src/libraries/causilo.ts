import { any, path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Causilo",
  repoName: "Causilo",
  repoUrl: "https://github.com/nums-ai/causilo",
  filter: false,
  countDownloads: any(path("classifier/config.json"), path("regressor/config.json")),
  install: pip("causilo"),
  source: "public hub's list of libraries; install: causilo 1.0.3, metadata of the package; read 2026-11-21",
} satisfies Library;
