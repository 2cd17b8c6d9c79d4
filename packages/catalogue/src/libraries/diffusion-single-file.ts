import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Diffusion Single File",
  repoName: "diffusion-single-file",
  repoUrl: "https://github.com/comfyanonymous/ComfyUI",
  filter: false,
  countDownloads: extension("safetensors"),
  // The program that these files are for: `comfy install` sets it up, `comfy launch` starts it.
  install: pip("comfy-cli"),
  source: "public hub's list of libraries; install: comfy-cli 1.23.0, README of the package; read 2026-11-21",
} satisfies Library;
