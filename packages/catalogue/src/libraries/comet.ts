import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "COMET",
  repoName: "COMET",
  repoUrl: "https://github.com/Unbabel/COMET/",
  filter: false,
  countDownloads: path("hparams.yaml"),
  install: pip("unbabel-comet"),
  source:
    "public hub's list of libraries; install: unbabel-comet 2.2.7, repository Unbabel/COMET at da61b81; read 2026-11-21",
} satisfies Library;
