import { comment, shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { pickleNote } from "../weights-file.ts";

const file = "diffree-step=000010999.ckpt";

export default {
  prettyLabel: "Diffree",
  repoName: "Diffree",
  repoUrl: "https://github.com/OpenGVLab/Diffree",
  filter: false,
  countDownloads: path("diffree-step=000010999.ckpt"),
  install: gitClone(
    "https://github.com/OpenGVLab/Diffree",
    "29aee635bc566769d7a2a210fd32c93557eae2a2",
    "-r",
    "requirements.txt",
    "huggingface_hub",
  ),
  // The repository has no other program that uses the model.
  snippets: (model, context) => [
    shell()`
      ${gate(model, context)}
      # Needs Python 3.8 and one of NVIDIA's GPUs.
      ${comment(pickleNote)}
      ${downloadTo("checkpoints", model, context, [file])}
      # Prints the address of a page: give it a picture, say in words what to add, and press Generate.
      # The model was trained on pictures of 256 pixels: with more the result is finer, with fewer it fits better.
      python app.py --ckpt ${`checkpoints/${file}`} --resolution 320
    `,
  ],
  source: "repository OpenGVLab/Diffree at 29aee63, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "image-to-image": { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
