import { any, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Magenta RT 2",
  repoName: "Magenta RT 2",
  repoUrl: "https://github.com/magenta/magenta-realtime",
  filter: false,
  countDownloads: any(
    path("models/mrt2_base/mrt2_base.mlxfn"),
    path("models/mrt2_small/mrt2_small.mlxfn"),
    path("checkpoints/mrt2_base.safetensors"),
    path("checkpoints/mrt2_small.safetensors"),
  ),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
