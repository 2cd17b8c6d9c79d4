import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "CCPFN",
  repoName: "CCPFN",
  repoUrl: "https://huggingface.co/Layer6/CCPFN",
  filter: false,
  countDownloads: extension("pt"),
  install: pip("ccpfn"),
  source: "public hub's list of libraries; install: ccpfn 0.1.2, README of the package; read 2026-11-21",
} satisfies Library;
