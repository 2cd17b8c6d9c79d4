import { any, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Magenta RT",
  repoName: "Magenta RT",
  repoUrl: "https://github.com/magenta/magenta-realtime",
  filter: false,
  countDownloads: any(
    path("checkpoints/llm_base_x4286_c1860k.tar"),
    path("checkpoints/llm_large_x3047_c1860k.tar"),
    path("checkpoints/llm_large_x3047_c1860k/checkpoint"),
  ),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
