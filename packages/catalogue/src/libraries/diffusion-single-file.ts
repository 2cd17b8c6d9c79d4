import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Diffusion Single File",
  repoName: "diffusion-single-file",
  repoUrl: "https://github.com/comfyanonymous/ComfyUI",
  filter: false,
  countDownloads: extension("safetensors"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
