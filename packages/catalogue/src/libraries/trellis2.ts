import { comment, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { downloadInstall, downloadSnippets } from "../generic-library.ts";
import { gitClone, withSubmodules } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { idOrFolder } from "../pinned-folder.ts";

const repository = "https://github.com/microsoft/TRELLIS.2";

/** Parts of a model, such as an adapter for its colours, which the project has no loader for. */
const isPart = (model: ModelRecord): boolean =>
  model.siblings !== undefined && !model.siblings.some(({ rfilename }) => rfilename === "pipeline.json");

const setup =
  "First, in the folder of the repository: . ./setup.sh --basic --flash-attn --nvdiffrast --nvdiffrec --cumesh --o-voxel --flexgemm";

const make = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${comment(setup)}
  ${head(model, context, { first: "Runs there, on Linux with one of NVIDIA's GPUs with 24 GB." })}

  import o_voxel
  from PIL import Image
  from trellis2.pipelines import Trellis2ImageTo3DPipeline

  # Your own picture of one thing.
  image_path = "assets/example_image/T.png"

  pipeline = Trellis2ImageTo3DPipeline.from_pretrained(${idOrFolder(model, context)})
  pipeline.cuda()
  mesh = pipeline.run(Image.open(image_path))[0]
  # As many triangles as the renderer takes.
  mesh.simplify(16777216)
  shape = o_voxel.postprocess.to_glb(
      vertices=mesh.vertices,
      faces=mesh.faces,
      attr_volume=mesh.attrs,
      coords=mesh.coords,
      attr_layout=mesh.layout,
      voxel_size=mesh.voxel_size,
      aabb=[[-0.5, -0.5, -0.5], [0.5, 0.5, 0.5]],
      decimation_target=1000000,
      texture_size=4096,
      remesh=True,
  )
  shape.export("shape.glb", extension_webp=True)
  print("Saved shape.glb")
`;

const download = downloadSnippets(repository);

export default {
  prettyLabel: "TRELLIS.2",
  repoName: "TRELLIS.2",
  repoUrl: repository,
  filter: false,
  countDownloads: extension("safetensors"),
  // setup.sh installs the rest, part by part, for the CUDA that it finds.
  install: (model) =>
    isPart(model)
      ? downloadInstall
      : withSubmodules(gitClone(repository, "5565d240c4a494caaf9ece7a554542b76ffa36d3", "huggingface_hub")),
  snippets: (model, context) => (isPart(model) ? download(model, context) : [make(model, context)]),
  source: "repository microsoft/TRELLIS.2 at 5565d24, README, example and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto", siblings: [{ rfilename: "pipeline.json" }] },
  part: { id: "owner/name", siblings: [{ rfilename: "adapter.safetensors" }] },
} satisfies Examples;
