import { py, pyImport, python, type Snippet } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { hasRemoteCode, head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { idOrFolder } from "../pinned-folder.ts";
import { pythonCall } from "../python-call.ts";

const gpu = "It needs an NVIDIA GPU.";

// Source: the example programs, which all choose the same two.
const modes = { conv_mode: "v1", prompt_mode: "full+focal_crop" } as const;

/** `describer`. A model with code of its own holds one. */
function load(model: ModelRecord, context: SnippetContext) {
  const from = idOrFolder(model, context);
  if (!hasRemoteCode(model)) return py`describer = ${pythonCall("DescribeAnythingModel", [from], modes)}.to("cuda")`;
  const loaded = pythonCall("AutoModel.from_pretrained", [from], {
    trust_remote_code: true,
    torch_dtype: "torch.float16",
  });
  return py`
    model = ${loaded}.to("cuda")
    describer = ${pythonCall("model.init_dam", [], modes)}
  `;
}

const loader = (model: ModelRecord) =>
  hasRemoteCode(model)
    ? pyImport("from transformers import AutoModel")
    : pyImport("from dam import DescribeAnythingModel");

const top = (model: ModelRecord, context: SnippetContext) =>
  head(model, context, { first: gpu, remoteCode: hasRemoteCode(model) });

const picture = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${top(model, context)}

  ${loader(model)}
  from PIL import Image, ImageDraw

  ${picturePath}
  question = "<image>\nDescribe the masked region in detail."

  ${openPicture}
  # What to describe, white on black: here a box in the middle, as left, top, right and bottom.
  box = (image.width // 4, image.height // 4, image.width * 3 // 4, image.height * 3 // 4)
  mask = Image.new("L", image.size)
  ImageDraw.Draw(mask).rectangle(box, fill=255)

  ${load(model, context)}
  print(describer.get_description(image, mask, question))
`;

/** A model for videos reads eight frames. */
const video = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${top(model, context)}

  from pathlib import Path

  import numpy as np
  ${loader(model)}
  from PIL import Image

  # The frames of your own video, 00000.jpg and so on, and under the same names what to describe, white on black.
  frames_folder = Path("frames")
  masks_folder = Path("masks")
  question = "Describe the object in the masked region in the video in detail."

  paths = sorted(frames_folder.glob("*.jpg"))
  chosen = [paths[number] for number in np.linspace(0, len(paths) - 1, 8, dtype=int)]
  frames = [Image.open(path).convert("RGB") for path in chosen]
  masks = [Image.open(masks_folder / path.name).convert("L") for path in chosen]

  ${load(model, context)}
  prompt = "Video: " + "<image>" * len(frames) + "\nGiven the video in the form of a sequence of frames above, "
  print(describer.get_description(frames, masks, prompt + question))
`;

const isForVideos = ({ id }: ModelRecord) => id.toLowerCase().includes("video");

export default {
  prettyLabel: "Describe Anything",
  repoName: "Describe Anything",
  repoUrl: "https://github.com/NVlabs/describe-anything",
  filter: false,
  // It imports what later versions of transformers no longer have.
  install: pip(
    "git+https://github.com/NVlabs/describe-anything@153ad3d33c29324e9197f565547c6bc8500da02d",
    "transformers<4.51",
  ),
  snippets: (model, context) => [isForVideos(model) ? video(model, context) : picture(model, context)],
  source: "repository NVlabs/describe-anything at 153ad3d, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  pictures: { id: "owner/DAM-3B" },
  videos: { id: "owner/DAM-3B-Video" },
  "code-of-its-own": { id: "owner/DAM-3B-Self-Contained", tags: ["custom_code"] },
} satisfies Examples;
