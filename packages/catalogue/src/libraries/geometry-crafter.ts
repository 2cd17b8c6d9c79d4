import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "GeometryCrafter",
  repoName: "GeometryCrafter",
  repoUrl: "https://github.com/TencentARC/GeometryCrafter",
  filter: false,
  countDownloads: path("point_map_vae/diffusion_pytorch_model.safetensors"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
