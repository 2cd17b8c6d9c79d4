import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Merlin",
  repoName: "Merlin",
  repoUrl: "https://github.com/StanfordMIMI/Merlin",
  filter: false,
  countDownloads: extension("pt"),
  install: pip("merlin-vlm"),
  source:
    "public hub's list of libraries; install: merlin-vlm 0.0.7, repository StanfordMIMI/Merlin at 2489a96; read 2026-11-21",
} satisfies Library;
