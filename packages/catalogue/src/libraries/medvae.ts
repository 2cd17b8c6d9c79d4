import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "MedVAE",
  repoName: "MedVAE",
  repoUrl: "https://github.com/StanfordMIMI/MedVAE",
  filter: false,
  countDownloads: extension("ckpt"),
  install: pip("medvae"),
  source:
    "public hub's list of libraries; install: medvae 0.1.7, repository StanfordMIMI/MedVAE at 27f165f; read 2026-11-21",
} satisfies Library;
