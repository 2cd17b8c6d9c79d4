import { any, path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "HunyuanDiT",
  repoName: "HunyuanDiT",
  repoUrl: "https://github.com/Tencent/HunyuanDiT",
  filter: false,
  countDownloads: any(path("pytorch_model_ema.pt"), path("pytorch_model_distill.pt")),
  install: gitClone(
    "https://github.com/Tencent-Hunyuan/HunyuanDiT",
    "d2cb9cde5c9dc6a6c01735dcb92fe7699ddf6bc5",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository Tencent-Hunyuan/HunyuanDiT at d2cb9cd; read 2026-11-21",
} satisfies Library;
