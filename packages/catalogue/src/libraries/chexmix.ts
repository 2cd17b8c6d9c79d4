import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "CheXmix",
  repoName: "CheXmix",
  repoUrl: "https://github.com/StanfordMIMI/CheXmix",
  filter: false,
  countDownloads: extension("safetensors"),
  // The repository holds a README alone.
  install: null,
  downloadOnly: "Its authors have announced the code that loads the model, but not released it.",
  source: "repository StanfordMIMI/CheXmix at b284cc5, README, read 2026-11-21",
} satisfies Library;
