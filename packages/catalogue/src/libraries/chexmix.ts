import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "CheXmix",
  repoName: "CheXmix",
  repoUrl: "https://github.com/StanfordMIMI/CheXmix",
  filter: false,
  countDownloads: extension("safetensors"),
  // No code has been released: the repository (b284cc5) holds a README that announces it.
  install: null,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
