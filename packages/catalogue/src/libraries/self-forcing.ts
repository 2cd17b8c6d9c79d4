import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SelfForcing",
  repoName: "SelfForcing",
  repoUrl: "https://github.com/guandeh17/Self-Forcing",
  filter: false,
  countDownloads: extension("pt"),
  install: gitClone(
    "https://github.com/guandeh17/Self-Forcing",
    "33593df3e81fa3ec10239271dd2c100facac6de1",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository guandeh17/Self-Forcing at 33593df; read 2026-11-21",
} satisfies Library;
