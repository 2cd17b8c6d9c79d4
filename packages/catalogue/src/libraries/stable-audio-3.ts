import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Stable Audio 3",
  repoName: "stable-audio-3",
  repoUrl: "https://github.com/Stability-AI/stable-audio-3",
  filter: false,
  countDownloads: path("model_config.json"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
