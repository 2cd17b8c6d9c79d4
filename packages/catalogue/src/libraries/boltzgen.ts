import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "BoltzGen",
  repoName: "BoltzGen",
  repoUrl: "https://github.com/HannesStark/boltzgen",
  filter: false,
  countDownloads: path("boltzgen1_diverse.ckpt"),
  install: pip("boltzgen"),
  source: "public hub's list of libraries; install: boltzgen 0.3.2, README of the package; read 2026-11-21",
} satisfies Library;
