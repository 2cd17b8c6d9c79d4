import { path } from "../download-query.ts";
import { gitClone, withSubmodules } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "GeometryCrafter",
  repoName: "GeometryCrafter",
  repoUrl: "https://github.com/TencentARC/GeometryCrafter",
  filter: false,
  countDownloads: path("point_map_vae/diffusion_pytorch_model.safetensors"),
  install: withSubmodules(
    gitClone(
      "https://github.com/TencentARC/GeometryCrafter",
      "eb8112b0008168ed34d589e5f970ecd27b702ee8",
      "-r",
      "requirements.txt",
    ),
  ),
  source: "public hub's list of libraries; install: repository TencentARC/GeometryCrafter at eb8112b; read 2026-11-21",
} satisfies Library;
