import { any, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "InfiniteYou",
  repoName: "InfiniteYou",
  repoUrl: "https://github.com/bytedance/InfiniteYou",
  filter: false,
  countDownloads: any(
    path("infu_flux_v1.0/sim_stage1/image_proj_model.bin"),
    path("infu_flux_v1.0/aes_stage2/image_proj_model.bin"),
  ),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
