import { any, extension, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "NV-MedTech",
  repoName: "NV-MedTech",
  repoUrl: "https://github.com/nvidia-medtech",
  filter: false,
  countDownloads: any(extension("pt"), extension("safetensors"), path("config.json")),
  install: null,
  downloadOnly:
    "NV-MedTech is a family: each of its models runs in a repository of its own, which the model's card names.",
  source: "public hub's list of libraries, and the repositories of the organization, read 2026-11-21",
} satisfies Library;
