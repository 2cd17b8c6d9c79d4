import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Image Matching Models",
  repoName: "Image Matching Models",
  repoUrl: "https://github.com/alexstoken/image-matching-models",
  filter: false,
  countDownloads: extension("safetensors"),
  // The project has been renamed.
  install: pip("vismatch"),
  source:
    "public hub's list of libraries; install: vismatch 1.4.0, repository alexstoken/image-matching-models at c73ccd6; read 2026-11-21",
} satisfies Library;
