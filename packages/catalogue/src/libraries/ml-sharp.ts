import { comment, notice, shell, text } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { pickleNote, weightsFiles } from "../weights-file.ts";

/** Apple's checkpoint bears this name; undefined where the repository has others' conversions alone. */
const checkpoint = (model: ModelRecord): string | undefined =>
  model.siblings === undefined ? "sharp_2572gikvuh.pt" : weightsFiles(model, ".pt")[0];

export default {
  prettyLabel: "Sharp",
  repoName: "Sharp",
  repoUrl: "https://github.com/apple/ml-sharp",
  filter: false,
  countDownloads: extension("pt"),
  // The package "sharp" of the Python package index is somebody else's.
  install: gitClone(
    "https://github.com/apple/ml-sharp",
    "1eaa046834b81852261262b41b0919f5c1efdd2e",
    "-r",
    "requirements.txt",
    "huggingface_hub",
  ),
  snippets: (model, context) => {
    const file = checkpoint(model);
    if (file === undefined) {
      return [
        notice("python", "The program sharp reads a checkpoint that ends in .pt, which this repository does not have."),
      ];
    }
    return [
      shell()`
        ${gate(model, context)}
        # Needs Python 3.13. Your own photo, or a folder of them: here the repository's.
        pictures=data/teaser.jpg

        ${comment(pickleNote)}
        ${downloadTo("weights", model, context, [file])}
        # Saves what it sees as Gaussian splats in space: a .ply for each photo in the folder gaussians. With --render,
        # which takes one of NVIDIA's GPUs, also a video of a camera's way through them.
        sharp predict -i "$pictures" -o gaussians -c ${text`weights/${file}`}
      `,
    ];
  },
  source: "repository apple/ml-sharp at 1eaa046, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "image-to-3d": { id: "owner/name", pipeline_tag: "image-to-3d" },
  gated: { id: "owner/name", gated: "auto", siblings: [{ rfilename: "README.md" }, { rfilename: "sharp.pt" }] },
  "another-format": { id: "owner/name", siblings: [{ rfilename: "sharp.dlc" }] },
} satisfies Examples;
