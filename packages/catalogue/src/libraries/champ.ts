import { shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { olderDownloadTo, olderGate } from "../huggingface-cli.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";

export default {
  prettyLabel: "Champ",
  repoName: "Champ",
  repoUrl: "https://github.com/fudan-generative-vision/champ",
  filter: false,
  countDownloads: path("champ/motion_module.pth"),
  install: gitClone(
    "https://github.com/fudan-generative-vision/champ",
    "02e5533dcb7027622943d011e7c6ebbe4e1536ab",
    "-r",
    "requirements.txt",
    // Its diffusers 0.24.0 imports what later ones have no more.
    "huggingface_hub<0.26",
  ),
  snippets: (model, context) => [
    shell()`
      # Runs in the folder of the repository, with Python 3.10 and one of NVIDIA's GPUs: 100 frames take about 20 GB.
      ${olderGate(model, context)}
      # Who moves. The project's example is downloaded below: put your own picture here.
      picture=example_data/ref_images/ref-02.png
      # How: a folder of frames of depth, normal, semantic_map, dwpose and mask, which docs/data_process.md makes of a video.
      motion=example_data/motions/motion-02

      huggingface-cli download fudan-generative-ai/champ_motions_example --repo-type dataset --local-dir example_data
      # The files hold pickles, which can run code: load them only if you trust their author.
      ${olderDownloadTo("pretrained_models", model, context)}
      # The settings are in a file.
      sed -e "s|ref_image_path: '[^']*'|ref_image_path: '$picture'|" \
          -e "s|guidance_data_folder: '[^']*'|guidance_data_folder: '$motion'|" \
          configs/inference/inference.yaml > own.yaml
      # Saves results/Animation-.../animation.mp4.
      python inference.py --config own.yaml
    `,
  ],
  source:
    "public hub's list of libraries, and repository fudan-generative-vision/champ at 02e5533, README, inference.py and its settings, and diffusers 0.24.0, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
} satisfies Examples;
