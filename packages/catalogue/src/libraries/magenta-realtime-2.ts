import { any, path } from "../download-query.ts";
import { pip } from "../install.ts";
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
  // MLX: Apple silicon. On NVIDIA's GPUs: magenta-rt[jax].
  install: pip("magenta-rt[mlx]"),
  source:
    "public hub's list of libraries; install: magenta-rt 2.0.3, repository magenta/magenta-realtime at 694a545; read 2026-11-21",
} satisfies Library;
