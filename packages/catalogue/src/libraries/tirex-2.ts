import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "TiRex-2",
  repoName: "TiRex-2",
  repoUrl: "https://github.com/NX-AI/tirex-2",
  filter: false,
  countDownloads: path("model-config.yaml"),
  install: pip("tirex-2"),
  source: "public hub's list of libraries; install: tirex-2 0.4.0, README of the package; read 2026-11-21",
} satisfies Library;
