import { comment, shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { pickleNote } from "../weights-file.ts";

export default {
  prettyLabel: "Fixer",
  repoName: "Fixer",
  repoUrl: "https://github.com/nv-tlabs/Fixer",
  filter: false,
  countDownloads: path("pretrained/pretrained_fixer.pkl"),
  // It runs in a container, so only the download needs a package.
  install: gitClone("https://github.com/nv-tlabs/Fixer", "b39dfcaf4eeec90dc943b057ff368c16252c6c6e", "huggingface_hub"),
  snippets: (model, context) => [
    shell()`
      ${gate(model, context)}
      # Needs Docker and one of NVIDIA's GPUs. A folder here with pictures of your own, rendered from a 3D
      # reconstruction: the repository's examples.
      pictures=examples

      ${comment(pickleNote)}
      ${downloadTo("models", model, context)}
      docker build -t fixer-cosmos-env -f Dockerfile.cosmos .
      # The repository is /work in the container, whose program is bash. The mended pictures go to the folder output.
      docker run --rm --gpus=all --ipc=host -v "$PWD":/work fixer-cosmos-env -c \
          "python src/inference_pretrained_model.py --model models/pretrained/pretrained_fixer.pkl --input '$pictures' --output output --timestep 250"
    `,
  ],
  source: "repository nv-tlabs/Fixer at b39dfca, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "image-to-image": { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
