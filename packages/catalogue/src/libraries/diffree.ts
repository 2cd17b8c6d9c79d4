import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Diffree",
  repoName: "Diffree",
  repoUrl: "https://github.com/OpenGVLab/Diffree",
  filter: false,
  countDownloads: path("diffree-step=000010999.ckpt"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
