import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "GLiFormer",
  repoName: "GLiFormer",
  repoUrl: "https://github.com/Knowledgator/GLiFormer",
  filter: false,
  countDownloads: path("gliner_config.json"),
  install: pip("gliformer"),
  source: "public hub's list of libraries; install: gliformer 0.1.3, README of the package; read 2026-11-21",
} satisfies Library;
