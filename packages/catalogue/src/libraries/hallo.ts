import { shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { olderDownloadTo, olderGate } from "../huggingface-cli.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";

export default {
  prettyLabel: "Hallo",
  repoName: "Hallo",
  repoUrl: "https://github.com/fudan-generative-vision/hallo",
  filter: false,
  countDownloads: path("hallo/net.pth"),
  install: gitClone(
    "https://github.com/fudan-generative-vision/hallo",
    "8fd7c572a3d43c2a9c1a5473219ce4fc1b6e3ed2",
    "-r",
    "requirements.txt",
    // Its diffusers 0.27.2 imports what later ones have no more.
    "huggingface_hub<0.26",
    ".",
  ),
  snippets: (model, context) => [
    shell()`
      # Runs in the folder of the repository, with Python 3.10, one of NVIDIA's GPUs and the program ffmpeg.
      ${olderGate(model, context)}
      # Who speaks: a square picture, half of which or more is a face that looks to the front. Put your own here.
      picture=examples/reference_images/1.jpg
      # What is said: English, as a WAV file. Put your own here.
      speech=examples/driving_audios/1.wav

      # The files hold pickles, which can run code: load them only if you trust their author.
      ${olderDownloadTo("pretrained_models", model, context)}
      python scripts/inference.py --source_image "$picture" --driving_audio "$speech" --output video.mp4
    `,
  ],
  source:
    "public hub's list of libraries, and repository fudan-generative-vision/hallo at 8fd7c57, README and scripts/inference.py, and diffusers 0.27.2, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
} satisfies Examples;
