import { any, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "HunyuanDiT",
  repoName: "HunyuanDiT",
  repoUrl: "https://github.com/Tencent/HunyuanDiT",
  filter: false,
  countDownloads: any(path("pytorch_model_ema.pt"), path("pytorch_model_distill.pt")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
