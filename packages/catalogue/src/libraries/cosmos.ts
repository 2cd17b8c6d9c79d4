import { any, extension, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Cosmos",
  repoName: "Cosmos",
  repoUrl: "https://github.com/NVIDIA/Cosmos",
  filter: false,
  countDownloads: any(path("config.json"), extension("pt")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
