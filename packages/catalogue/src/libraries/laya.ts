import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Laya",
  repoName: "Laya",
  repoUrl: "https://github.com/NandhaKishorM/laya",
  filter: false,
  countDownloads: path("rl_agent_config.json"),
  install: pip("laya"),
  source: "public hub's list of libraries; install: laya 0.4.15, README of the package; read 2026-11-21",
} satisfies Library;
