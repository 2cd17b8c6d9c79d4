import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "clipscope",
  repoName: "clipscope",
  repoUrl: "https://github.com/Lewington-pitsos/clipscope",
  filter: false,
  countDownloads: extension("pt"),
  install: pip("clipscope"),
  source: "public hub's list of libraries; install: clipscope 0.1.8, README of the package; read 2026-11-21",
} satisfies Library;
