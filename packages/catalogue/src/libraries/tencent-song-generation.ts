import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SongGeneration",
  repoName: "SongGeneration",
  repoUrl: "https://github.com/tencent-ailab/songgeneration",
  filter: false,
  countDownloads: path("ckpt/songgeneration_base/model.pt"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
