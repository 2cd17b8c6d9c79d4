import { shell } from "@modelshelf/code";
import { promptFor } from "../diffusers/prompts.ts";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { downloadTo, gate } from "../terminal-download.ts";

export default {
  prettyLabel: "Genmo",
  repoName: "Genmo",
  repoUrl: "https://github.com/genmoai/models",
  filter: false,
  countDownloads: path("vae_stats.json"),
  // The build takes what is there: setuptools has to be installed before it.
  install: gitClone(
    "https://github.com/genmoai/models",
    "3d6dc8aee6caaebbb2d07b4724efbc95fce86e26",
    "--no-build-isolation",
    "-e",
    ".",
    "huggingface_hub",
  ),
  snippets: (model, context) => [
    shell()`
      ${gate(model, context)}
      # Needs Python 3.10 or 3.11 with setuptools, the program ffmpeg, and one of NVIDIA's GPUs with about 60 GB.
      prompt=${promptFor(model, "video")}

      # Its text encoder, google/t5-v1_1-xxl, is downloaded besides.
      ${downloadTo("weights", model, context, ["dit.safetensors", "decoder.safetensors"])}
      # Prints the file in the folder outputs. Frames: a multiple of 6, and one; 163 make five seconds and a half.
      python demos/cli.py --model_dir weights --cpu_offload --num_frames 163 --prompt "$prompt"
    `,
  ],
  source: "repository genmoai/models at 3d6dc8a, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "text-to-video": { id: "owner/name", pipeline_tag: "text-to-video" },
  "gated-with-a-prompt": { id: "owner/name", gated: "auto", widgetData: [{ text: "A paper boat on a pond." }] },
} satisfies Examples;
