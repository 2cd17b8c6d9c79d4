import { python, type Snippet, shell } from "@modelshelf/code";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { idOrFolder } from "../pinned-folder.ts";

const convert = (): Snippet => shell("Convert a scene")`
  # A scene of the repository; how to describe your own, with its meshes and lights, its README says.
  python scene_processor/convert_scene.py examples/cbox.json --output_h5_path scene/cbox.h5
`;

const render = (model: ModelRecord, context: SnippetContext): Snippet => python("Render the scene")`
  ${head(model, context)}

  import h5py
  import imageio.v3 as iio
  import numpy as np
  import torch
  from renderformer import RenderFormerRenderingPipeline

  scene_path = "scene/cbox.h5"

  device = torch.device("cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu")
  pipeline = RenderFormerRenderingPipeline.from_pretrained(${idOrFolder(model, context)})
  pipeline.to(device)

  # Each in a batch of one scene; texture is stored with half the precision.
  with h5py.File(scene_path) as file:
      names = ["triangles", "texture", "vn", "c2w", "fov"]
      scene = {name: torch.from_numpy(np.array(file[name])).float()[None].to(device) for name in names}

  # Half precision is for NVIDIA's GPUs alone: elsewhere it shows in the picture.
  images = pipeline(
      triangles=scene["triangles"],
      texture=scene["texture"],
      mask=torch.ones(scene["triangles"].shape[:2], dtype=torch.bool, device=device),
      vn=scene["vn"],
      c2w=scene["c2w"],
      fov=scene["fov"][..., None],
      resolution=512,
      torch_dtype=torch.float16 if device.type == "cuda" else torch.float32,
  )
  # A picture for each camera of the scene.
  for number, image in enumerate(images[0]):
      iio.imwrite(f"view-{number}.png", (image.clamp(0, 1) * 255).byte().cpu().numpy())
      print(f"Saved view-{number}.png")
`;

export default {
  prettyLabel: "RenderFormer",
  repoName: "RenderFormer",
  repoUrl: "https://github.com/microsoft/renderformer",
  filter: false,
  install: gitClone(
    "https://github.com/microsoft/renderformer",
    "5b0b18f61de8fdc4a2c1caa0675181f3d88c90d6",
    "torch",
    "-r",
    "requirements.txt",
  ),
  snippets: (model, context) => [convert(), render(model, context)],
  source: "repository microsoft/renderformer at 5b0b18f, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  rendering: { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
