import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "TuneJury",
  repoName: "TuneJury",
  repoUrl: "https://github.com/yonghyunk1m/TuneJury",
  filter: false,
  countDownloads: extension("pt"),
  install: gitClone(
    "https://github.com/yonghyunk1m/TuneJury",
    "e28474e06fdf4e21c7345a9a86d3af7c1e926b82",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository yonghyunk1m/TuneJury at e28474e; read 2026-11-21",
} satisfies Library;
