import { any, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SAME",
  repoName: "SAME",
  repoUrl: "https://github.com/GengzeZhou/SAME",
  filter: false,
  countDownloads: any(path("ckpt/SAME.pt"), path("pretrain/Attnq_pretrained_ckpt.pt")),
  // No code has been released: the repository (1d3b793) holds a README that announces it.
  install: null,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
