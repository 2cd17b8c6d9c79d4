import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Genmo",
  repoName: "Genmo",
  repoUrl: "https://github.com/genmoai/models",
  filter: false,
  countDownloads: path("vae_stats.json"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
