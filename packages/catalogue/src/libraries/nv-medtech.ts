import { any, extension, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "NV-MedTech",
  repoName: "NV-MedTech",
  repoUrl: "https://github.com/nvidia-medtech",
  filter: false,
  countDownloads: any(extension("pt"), extension("safetensors"), path("config.json")),
  // A family of models; each one's card names the repository that runs it.
  install: null,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
