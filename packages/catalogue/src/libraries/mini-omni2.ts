import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Mini-Omni2",
  repoName: "Mini-Omni2",
  repoUrl: "https://github.com/gpt-omni/mini-omni2",
  filter: false,
  countDownloads: path("model_config.yaml"),
  install: gitClone(
    "https://github.com/gpt-omni/mini-omni2",
    "75f450ea4e7dc1e52a7fc0e4dcf45b4c3d45ab98",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository gpt-omni/mini-omni2 at 75f450e; read 2026-11-21",
} satisfies Library;
