import { any, path } from "../download-query.ts";
import { gitClone } from "../install.ts";
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
  // The last commit of the first generation. It patches t5x on a GPU, as its README shows.
  install: gitClone(
    "https://github.com/magenta/magenta-realtime",
    "04ebaa7da13701734281c630ffd13f7ee9893e45",
    "-e",
    ".[gpu]",
    "tf2jax==0.3.8",
  ),
  source: "public hub's list of libraries; install: repository magenta/magenta-realtime at 04ebaa7; read 2026-11-21",
} satisfies Library;
