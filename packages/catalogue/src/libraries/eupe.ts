import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "EUPE",
  repoName: "EUPE",
  repoUrl: "https://github.com/facebookresearch/EUPE",
  filter: false,
  countDownloads: extension("pt"),
  install: gitClone(
    "https://github.com/facebookresearch/EUPE",
    "f6cdf04d82b97009941a27e9bed3ca17ac7e0366",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository facebookresearch/EUPE at f6cdf04; read 2026-11-21",
} satisfies Library;
