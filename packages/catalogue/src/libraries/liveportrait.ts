import { shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { downloadTo, gate } from "../terminal-download.ts";

export default {
  prettyLabel: "LivePortrait",
  repoName: "LivePortrait",
  repoUrl: "https://github.com/KwaiVGI/LivePortrait",
  filter: false,
  countDownloads: path("liveportrait/landmark.onnx"),
  // PyTorch is not in its list: its README installs it first.
  install: gitClone(
    "https://github.com/KwaiVGI/LivePortrait",
    "1986663be3b6902605d32200c01f4bfd36cda83d",
    "-r",
    "requirements.txt",
    "torch==2.3.0",
    "torchvision==0.18.0",
    "torchaudio==2.3.0",
  ),
  snippets: (model, context) => [
    shell()`
      # Runs in the folder of the repository, with Python 3.10 and the program ffmpeg.
      ${gate(model, context)}
      # A portrait, as a picture or a video, and the video whose face it is to imitate: put your own here.
      portrait=assets/examples/source/s9.jpg
      face=assets/examples/driving/d0.mp4

      # Some of the files hold pickles, which can run code: load them only if you trust their author.
      ${downloadTo("pretrained_weights", model, context)}
      # Saves the video in the folder animations. A video that shows more than a head: add --flag_crop_driving_video
      python inference.py -s "$portrait" -d "$face" -o animations
    `,
  ],
  source:
    "public hub's list of libraries, and repository KwaiVGI/LivePortrait at 1986663, readme and src/config, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
} satisfies Examples;
