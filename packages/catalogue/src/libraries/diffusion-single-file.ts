import { comfyInstall, comfySnippets } from "../comfyui-files.ts";
import { extension } from "../download-query.ts";
import type { Examples, Library } from "../library.ts";

export default {
  prettyLabel: "Diffusion Single File",
  repoName: "diffusion-single-file",
  repoUrl: "https://github.com/comfyanonymous/ComfyUI",
  filter: false,
  countDownloads: extension("safetensors"),
  install: comfyInstall,
  snippets: comfySnippets,
  source:
    "comfy-cli 1.23.0, README and source code; repository comfyanonymous/ComfyUI at 00db33f, folder_paths.py; read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "sorted-files": {
    id: "owner/name",
    siblings: files(
      "README.md",
      "split_files/diffusion_models/model_bf16.safetensors",
      "split_files/diffusion_models/model_fp8.safetensors",
      "split_files/text_encoders/encoder.safetensors",
      "split_files/vae/vae.safetensors",
    ),
  },
  "unsorted-files": {
    id: "owner/name",
    siblings: files("model.safetensors", "ae.safetensors", "umt5-xxl.safetensors", "Model_LoRA.safetensors"),
  },
  lora: { id: "owner/name", tags: ["lora"], siblings: files("style.safetensors") },
  gated: { id: "owner/name", gated: "auto", siblings: files("model.safetensors") },
  "gated-unknown-files": { id: "owner/name", gated: "auto" },
  "unknown-files": { id: "owner/name" },
} satisfies Examples;
