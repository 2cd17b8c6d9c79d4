import { comment, type Fragment, none, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { pickleNote } from "../weights-file.ts";

/** The loader takes no revision, so with one its steps are taken singly. */
function load(model: ModelRecord, { revision }: SnippetContext): Fragment<"python"> {
  if (revision === undefined) return py`model = Model.from_pretrained(${model.id})`;
  return py`
    with open(${pythonCall("hf_hub_download", [model.id, "config.json"], { revision })}) as file:
        settings = json.load(file)
    MODEL_CONFIG["MODEL_ARCH"] = init_model_config(F=settings["F"], depth=settings["depth"])
    model = Model(-1)
    weights_path = ${pythonCall("hf_hub_download", [model.id, "model.pkl"], { revision })}
    model.net.load_state_dict(convert(torch.load(weights_path, weights_only=True)))
  `;
}

function snippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  const pinned = context.revision !== undefined;
  return [
    python()`
      ${head(model, context, { first: "It needs an NVIDIA GPU." })}

      ${pinned ? pyImport("import json") : none.python}
      import cv2
      import numpy as np
      import torch
      ${pinned ? pyImport("from huggingface_hub import hf_hub_download") : none.python}
      ${pinned ? pyImport("from config import MODEL_CONFIG, init_model_config") : none.python}
      from Trainer_finetune import ${pinned ? py`Model, convert` : py`Model`}
      from benchmark.utils.padder import InputPadder

      # Two frames of the same size: put your own here.
      first_path = "example/im1.png"
      last_path = "example/im2.png"

      ${pinned ? none.python : py`${comment(pickleNote)}`}
      ${load(model, context)}
      model.eval()

      frames = [cv2.imread(path) for path in (first_path, last_path)]
      first, last = (torch.tensor(frame.transpose(2, 0, 1)[None] / 255).float().cuda() for frame in frames)
      padder = InputPadder(first.shape, divisor=32)
      first, last = padder.pad(first, last)
      # 0.5 is halfway between the two.
      between = padder.unpad(model.inference(first, last, True, timestep=0.5))
      between = between[0].clamp(0, 1).cpu().numpy().transpose(1, 2, 0)
      cv2.imwrite("between.png", (between * 255).astype(np.uint8))
      print("Saved between.png")
    `,
  ];
}

export default {
  prettyLabel: "VFIMamba",
  repoName: "VFIMamba",
  repoUrl: "https://github.com/MCG-NJU/VFIMamba",
  filter: false,
  countDownloads: extension("pkl"),
  install: gitClone(
    "https://github.com/MCG-NJU/VFIMamba",
    "8df805eb054cd423e188d509210731cffe9438af",
    "torch",
    "mamba-ssm",
    "timm",
    "einops",
    "opencv-python",
    "transformers",
    "huggingface_hub",
  ),
  snippets,
  source: "repository MCG-NJU/VFIMamba at 8df805e, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
} satisfies Examples;
