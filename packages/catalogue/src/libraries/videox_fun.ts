import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "VideoX Fun",
  repoName: "VideoX Fun",
  repoUrl: "https://github.com/aigc-apps/VideoX-Fun",
  filter: false,
  countDownloads: extension("safetensors"),
  install: gitClone(
    "https://github.com/aigc-apps/VideoX-Fun",
    "804a4258e2608f855ccaec8fffa279e75a3b89c6",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository aigc-apps/VideoX-Fun at 804a425; read 2026-11-21",
} satisfies Library;
