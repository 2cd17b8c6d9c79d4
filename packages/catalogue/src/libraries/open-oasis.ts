import { shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { downloadTo, gate } from "../terminal-download.ts";

export default {
  prettyLabel: "open-oasis",
  repoName: "open-oasis",
  repoUrl: "https://github.com/etched-ai/open-oasis",
  filter: false,
  countDownloads: path("oasis500m.safetensors"),
  install: gitClone(
    "https://github.com/etched-ai/open-oasis",
    "f59deef2c019c212bd0c5a3a5b986a51f3701847",
    "torch",
    "torchvision",
    "einops",
    "diffusers",
    "timm",
    "av",
    "huggingface_hub",
  ),
  snippets: (model, context) => [
    shell()`
      ${gate(model, context)}
      # Needs one of NVIDIA's GPUs. The picture that the game begins with, and what is pressed: put your own here.
      picture=sample_data/sample_image_0.png
      actions=sample_data/sample_actions_0.one_hot_actions.pt

      ${downloadTo("weights", model, context, ["oasis500m.safetensors", "vit-l-20.safetensors"])}
      python generate.py --oasis-ckpt weights/oasis500m.safetensors --vae-ckpt weights/vit-l-20.safetensors \
          --prompt-path "$picture" --actions-path "$actions" --num-frames 32 --output-path video.mp4
    `,
  ],
  source: "repository etched-ai/open-oasis at f59deef, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
