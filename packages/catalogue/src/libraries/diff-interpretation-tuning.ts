import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Diff Interpretation Tuning",
  repoName: "Diff Interpretation Tuning",
  repoUrl: "https://github.com/Aviously/diff-interpretation-tuning",
  filter: false,
  countDownloads: extension("pt"),
  install: gitClone(
    "https://github.com/Aviously/diff-interpretation-tuning",
    "2dfa9495142de09bd8586629185e081fa642a791",
    "-e",
    ".",
  ),
  source:
    "public hub's list of libraries; install: repository Aviously/diff-interpretation-tuning at 2dfa949; read 2026-11-21",
} satisfies Library;
