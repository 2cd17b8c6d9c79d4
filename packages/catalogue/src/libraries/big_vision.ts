import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Big Vision",
  repoName: "big_vision",
  repoUrl: "https://github.com/google-research/big_vision",
  filter: false,
  countDownloads: extension("npz"),
  install: gitClone(
    "https://github.com/google-research/big_vision",
    "0127fb6b337ee2a27bf4e54dea79cff176527356",
    "-r",
    "big_vision/requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository google-research/big_vision at 0127fb6; read 2026-11-21",
} satisfies Library;
