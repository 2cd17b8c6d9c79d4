import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "timee-ts",
  repoName: "timee-ts",
  repoUrl: "https://github.com/liamsbhoo/timee",
  filter: false,
  countDownloads: path("model.safetensors"),
  install: pip("timee-ts"),
  source: "public hub's list of libraries; install: timee-ts 0.1.1, README of the package; read 2026-11-21",
} satisfies Library;
