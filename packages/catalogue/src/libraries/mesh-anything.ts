import { python } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";

export default {
  prettyLabel: "MeshAnything",
  repoName: "MeshAnything",
  repoUrl: "https://github.com/buaacyw/MeshAnything",
  filter: false,
  countDownloads: path("MeshAnything_350m.pth"),
  // The versions of its time; flash-attn is built against torch, so it comes after.
  install: gitClone(
    "https://github.com/buaacyw/MeshAnything",
    "43b080bc06ae23c24a98e4ab203ae728409f4542",
    "torch==2.1.1",
    "torchvision==0.16.1",
    "numpy<2",
    "-r",
    "requirements.txt",
  ),
  snippets: (model, context) => [
    python()`
      ${head(model, context, { first: "Needs one of NVIDIA's GPUs, and in Python 3.10: pip install flash-attn --no-build-isolation" })}

      from argparse import Namespace

      import numpy as np
      import torch
      import trimesh
      from huggingface_hub import hf_hub_download
      from mesh_to_pc import process_mesh_to_pc
      from MeshAnything.models.meshanything import MeshAnything
      from safetensors.torch import load_file

      # Your own mesh, with +Y up: one of the repository's examples.
      mesh_path = "examples/wand.obj"

      # The model's shape, as it was trained.
      settings = Namespace(llm="facebook/opt-350m", codebook_size=8192, codebook_dim=1024, n_max_triangles=800)
      model = MeshAnything(settings)
      # Its name says otherwise, but the file is in the format of safetensors.
      weights = ${pythonCall("hf_hub_download", [model.id, "MeshAnything_350m.pth"], { revision: context.revision })}
      model.load_state_dict(load_file(weights))
      model.to("cuda")

      # Points on the surface with their normals, moved to the middle and scaled.
      clouds, _ = process_mesh_to_pc([trimesh.load(mesh_path, force="mesh")])
      points, normals = clouds[0][:, :3].astype(np.float32), clouds[0][:, 3:]
      points -= (points.min(axis=0) + points.max(axis=0)) / 2
      points *= 0.9995 / np.abs(points).max()
      cloud = torch.from_numpy(np.concatenate([points, normals], axis=-1).astype(np.float16))[None]

      with torch.autocast("cuda", dtype=torch.float16):
          faces = model(cloud.to("cuda"))[0]
      # Unused faces are not a number.
      faces = faces[~torch.isnan(faces[:, 0, 0])].float().cpu()
      mesh = trimesh.Trimesh(faces.reshape(-1, 3).numpy(), np.arange(faces.shape[0] * 3).reshape(-1, 3))
      mesh.merge_vertices()
      mesh.update_faces(mesh.unique_faces())
      mesh.fix_normals()
      mesh.export("mesh.obj")
      print(f"Saved mesh.obj, with {len(mesh.faces)} faces")
    `,
  ],
  source: "repository buaacyw/MeshAnything at 43b080b, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  mesh: { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
