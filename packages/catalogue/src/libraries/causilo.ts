import { any, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Causilo",
  repoName: "Causilo",
  repoUrl: "https://github.com/nums-ai/causilo",
  filter: false,
  countDownloads: any(path("classifier/config.json"), path("regressor/config.json")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
