import { any, path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Grok",
  repoName: "Grok",
  repoUrl: "https://github.com/xai-org/grok-1",
  filter: false,
  countDownloads: any(path("ckpt/tensor00000_000"), path("ckpt-0/tensor00000_000")),
  install: gitClone(
    "https://github.com/xai-org/grok-1",
    "7050ed204b8206bb8645c7b7bbef7252f79561b0",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository xai-org/grok-1 at 7050ed2; read 2026-11-21",
} satisfies Library;
