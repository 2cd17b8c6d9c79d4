import { python } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { idOrFolder } from "../pinned-folder.ts";

export default {
  prettyLabel: "GaussianFormer",
  repoName: "GaussianFormer",
  repoUrl: "https://github.com/SVLwoof/gaussianformer",
  filter: false,
  countDownloads: path("config.json"),
  // Attention in windows needs Flash Attention, built for this torch; its authors name the wheel.
  install: pip(
    "torch==2.9.*",
    "https://github.com/Dao-AILab/flash-attention/releases/download/v2.8.3/flash_attn-2.8.3+cu12torch2.9cxx11abiTRUE-cp312-cp312-linux_x86_64.whl",
    "git+https://github.com/SVLwoof/gaussianformer@1b9ae9f05b508ad01b3b41b2911ddf9a94fa8fff",
    "pillow",
  ),
  snippets: (model, context) => [
    python()`
      ${head(model, context, { first: "Needs Linux with Python 3.12 and one of NVIDIA's GPUs, and CUDA's compiler." })}

      import torch
      from gaussianformer import GaussianFormerRenderingPipeline, load_ply
      from gaussianformer.utils.cameras import orbit
      from PIL import Image

      # Your own object, as trainers of 3D Gaussian splats write it, and which of its axes points up: y, z or -y.
      ply_path = "object.ply"
      up = "z"

      pipeline = GaussianFormerRenderingPipeline.from_pretrained(${idOrFolder(model, context)}).to("cuda")
      gaussians = load_ply(ply_path, up=up)
      # Eight cameras around it, at a distance of 1.7.
      cameras = torch.from_numpy(orbit(8, 1.7))
      images = pipeline(gaussians, cameras, fov=45.0)
      for number, image in enumerate(images):
          pixels = (image.float().clamp(0, 1) * 255).byte().cpu().numpy()
          Image.fromarray(pixels).save(f"view-{number}.png")
          print(f"Saved view-{number}.png")
    `,
  ],
  source: "repository SVLwoof/gaussianformer at 1b9ae9f, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  rendering: { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
