import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "VisMatch",
  repoName: "VisMatch",
  repoUrl: "https://github.com/gmberton/vismatch",
  filter: false,
  countDownloads: path("vismatch.yaml"),
  install: pip("vismatch"),
  source:
    "public hub's list of libraries; install: vismatch 1.4.0, repository gmberton/vismatch at 71124fc; read 2026-11-21",
} satisfies Library;
