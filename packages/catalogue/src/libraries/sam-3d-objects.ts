import { python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { downloadedFolder } from "../pinned-folder.ts";

const needs = "It needs Linux, an NVIDIA GPU with 32 GB, and the conda environment of the project's doc/setup.md.";

// The settings name the weights beside them, so all files are downloaded.
const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  python()`
    ${head(model, context, { first: needs })}

    import sys

    import numpy as np
    from huggingface_hub import snapshot_download

    sys.path.append("notebook")
    from inference import Inference

    ${picturePath}
    # A picture of the same size: white where the object is, black elsewhere.
    mask_path = "mask.png"

    ${openPicture}
    mask = np.array(Image.open(mask_path).convert("L")) > 127
    folder = ${downloadedFolder(model, context)}
    inference = Inference(f"{folder}/checkpoints/pipeline.yaml")
    result = inference(np.array(image), mask, seed=0)
    result["gs"].save_ply("object.ply")
    print("Saved object.ply")
  `,
];

export default {
  prettyLabel: "SAM 3D Objects",
  repoName: "SAM 3D Objects",
  repoUrl: "https://github.com/facebookresearch/sam-3d-objects",
  filter: false,
  countDownloads: path("checkpoints/pipeline.yaml"),
  // Its environment takes several steps, which doc/setup.md has for the reader's GPU.
  install: gitClone("https://github.com/facebookresearch/sam-3d-objects", "cf066761706cd02b07e2fc6274570ec8cdafb683"),
  snippets,
  source: "repository facebookresearch/sam-3d-objects at cf06676, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  gated: { id: "owner/name", gated: "manual" },
} satisfies Examples;
