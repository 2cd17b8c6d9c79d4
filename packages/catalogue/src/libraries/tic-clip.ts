import { all, extension, prefix } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "TiC-CLIP",
  repoName: "TiC-CLIP",
  repoUrl: "https://github.com/apple/ml-tic-clip",
  filter: false,
  countDownloads: all(extension("pt"), prefix("checkpoints/")),
  // The models are loaded by OpenCLIP; the repository holds what trains and evaluates them.
  install: gitClone(
    "https://github.com/apple/ml-tic-clip",
    "886f8c9d3f223350903c87eb8d25b850ac2dc355",
    "open_clip_torch",
  ),
  source: "public hub's list of libraries; install: repository apple/ml-tic-clip at 886f8c9; read 2026-11-21",
} satisfies Library;
