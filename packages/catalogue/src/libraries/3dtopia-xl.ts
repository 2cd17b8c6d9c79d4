import { comment, shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { pickleNote } from "../weights-file.ts";

const files = ["model_sview_dit_fp16.pt", "model_vae_fp16.pt"];

export default {
  prettyLabel: "3DTopia-XL",
  repoName: "3DTopia-XL",
  repoUrl: "https://github.com/3DTopia/3DTopia-XL",
  filter: false,
  countDownloads: path("model_vae_fp16.pt"),
  // What its requirements are built against, so it comes first. The versions are of its time.
  install: gitClone(
    "https://github.com/3DTopia/3DTopia-XL",
    "657b0b041e584e0793988f245f8be172aa9d9cee",
    "torch==2.1.2",
    "torchvision==0.16.2",
    "xformers==0.0.23.post1",
    "numpy<2",
    "ninja",
    "wheel",
    "huggingface_hub",
  ),
  snippets: (model, context) => [
    shell()`
      ${gate(model, context)}
      # Needs Python 3.9, one of NVIDIA's GPUs, and CUDA's compiler for what is built here.
      # A folder with pictures of your own, of an object each: here the repository's examples.
      pictures=assets/examples

      pip install --no-build-isolation -r requirements.txt
      bash install.sh
      ${comment(pickleNote)}
      ${downloadTo("pretrained", model, context, files)}
      # Each object comes with its material, as pbr_mesh.glb, in runs/inference/3dtopia-xl-sview.
      python inference.py configs/inference_dit.yml \
          inference.input_dir="$pictures" \
          checkpoint_path=pretrained/model_sview_dit_fp16.pt \
          model.vae_checkpoint_path=pretrained/model_vae_fp16.pt
    `,
  ],
  source: "repository 3DTopia/3DTopia-XL at 657b0b0, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "image-to-3d": { id: "owner/name", pipeline_tag: "image-to-3d" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
