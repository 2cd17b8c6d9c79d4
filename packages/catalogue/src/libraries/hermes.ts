import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "HERMES",
  repoName: "HERMES",
  repoUrl: "https://github.com/LMD0311/HERMES",
  filter: false,
  countDownloads: path("ckpt/hermes_final.pth"),
  // docs/Environment.md lists what is compiled for CUDA 11.8 beside it: PyTorch 2.0.1, mmcv-full, mmdet, detectron2.
  install: gitClone(
    "https://github.com/LMD0311/HERMES",
    "0358578fdd3d9adab3e15856141072b35b52834f",
    "-r",
    "requirements_internvl.txt",
  ),
  source: "public hub's list of libraries; install: repository LMD0311/HERMES at 0358578; read 2026-11-21",
} satisfies Library;
