import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Mini-Omni2",
  repoName: "Mini-Omni2",
  repoUrl: "https://github.com/gpt-omni/mini-omni2",
  filter: false,
  countDownloads: path("model_config.yaml"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
