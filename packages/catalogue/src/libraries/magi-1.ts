import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "MAGI-1",
  repoName: "MAGI-1",
  repoUrl: "https://github.com/SandAI-org/MAGI-1",
  filter: false,
  countDownloads: path("ckpt/vae/config.json"),
  install: gitClone(
    "https://github.com/SandAI-org/MAGI-1",
    "6ff822e74ded50611e81e1d0e115146b5c4dd2a5",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository SandAI-org/MAGI-1 at 6ff822e; read 2026-11-21",
} satisfies Library;
