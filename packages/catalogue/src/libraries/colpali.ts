import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "ColPali",
  repoName: "ColPali",
  repoUrl: "https://github.com/ManuelFay/colpali",
  filter: false,
  countDownloads: path("adapter_config.json"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
