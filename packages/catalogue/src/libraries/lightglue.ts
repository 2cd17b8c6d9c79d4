import { any, extension, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "LightGlue",
  repoName: "LightGlue",
  repoUrl: "https://github.com/cvg/LightGlue",
  filter: false,
  countDownloads: any(extension("pth"), path("config.json")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
