import { any, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SAME",
  repoName: "SAME",
  repoUrl: "https://github.com/GengzeZhou/SAME",
  filter: false,
  countDownloads: any(path("ckpt/SAME.pt"), path("pretrain/Attnq_pretrained_ckpt.pt")),
  // The repository holds a README alone.
  install: null,
  downloadOnly: "Its authors have announced the code that loads the model, but not released it.",
  source: "repository GengzeZhou/SAME at 1d3b793, README, read 2026-11-21",
} satisfies Library;
