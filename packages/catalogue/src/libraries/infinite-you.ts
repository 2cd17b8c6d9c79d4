import { any, path } from "../download-query.ts";
import { gitClone } from "../install.ts";
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
  install: gitClone(
    "https://github.com/bytedance/InfiniteYou",
    "aaa6ea5f75ba2ff58b9025fa7df45e4a139ed717",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository bytedance/InfiniteYou at aaa6ea5; read 2026-11-21",
} satisfies Library;
