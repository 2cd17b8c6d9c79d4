import { any, extension, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Cosmos",
  repoName: "Cosmos",
  repoUrl: "https://github.com/NVIDIA/Cosmos",
  filter: false,
  countDownloads: any(path("config.json"), extension("pt")),
  // The repository (12fcabf) is closed: its successors are a repository for each family of models, at https://github.com/nvidia-cosmos
  install: null,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
