import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "BoltzGen",
  repoName: "BoltzGen",
  repoUrl: "https://github.com/HannesStark/boltzgen",
  filter: false,
  countDownloads: path("boltzgen1_diverse.ckpt"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
