import { comment, type Fragment, none, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { any, filename } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { idOrFolder } from "../pinned-folder.ts";
import { pythonCall } from "../python-call.ts";
import { pickleNote } from "../weights-file.ts";

/** The generation that has a repository of its own. */
const isNewer = ({ id }: ModelRecord) => /2[._-]1/.test(id);
/** Made for pictures from several sides. */
const isMultiview = (folder: string) => /-mv(?:-|$)/.test(folder);

/** The folder of a model for shapes: the plain one, which has the shortest name, before its faster versions. */
function shapeFolder(model: ModelRecord): string {
  const folders = new Set<string>();
  for (const { rfilename } of model.siblings ?? []) {
    const [folder] = rfilename.split("/");
    if (folder?.startsWith("hunyuan3d-dit-") && rfilename.endsWith("/config.yaml")) folders.add(folder);
  }
  const [plain] = [...folders].sort((a, b) => a.length - b.length);
  if (plain !== undefined) return plain;
  if (/2mini/i.test(model.id)) return "hunyuan3d-dit-v2-mini";
  if (/2mv/i.test(model.id)) return "hunyuan3d-dit-v2-mv";
  return isNewer(model) ? "hunyuan3d-dit-v2-1" : "hunyuan3d-dit-v2-0";
}

/** Whether it also has a model that colours shapes. */
const hasColours = (model: ModelRecord) =>
  model.siblings?.some(({ rfilename }) => rfilename.startsWith("hunyuan3d-paint-v2-0-turbo/")) ??
  /hunyuan3d-2$/i.test(model.id);

const onePicture = py`
  ${pyImport("from PIL import Image")}
  # Your own picture of one thing; a background is taken away.
  image_path = "assets/demo.png"

  image = Image.open(image_path).convert("RGB")
  image = BackgroundRemover()(image)
`;
const views = py`
  ${pyImport("from PIL import Image")}
  # Your own pictures of one thing, from these sides; backgrounds are taken away.
  views = {
      "front": "assets/example_mv_images/1/front.png",
      "left": "assets/example_mv_images/1/left.png",
      "back": "assets/example_mv_images/1/back.png",
  }

  remove_background = BackgroundRemover()
  image = {side: remove_background(Image.open(path).convert("RGB")) for side, path in views.items()}
`;

const colours = (model: ModelRecord, context: SnippetContext) => py`
  # Its colours, which take 16 GB. First build two parts of the repository, in each of these folders, with
  # python setup.py install: hy3dgen/texgen/custom_rasterizer, hy3dgen/texgen/differentiable_renderer
  painter = Hunyuan3DPaintPipeline.from_pretrained(${context.revision === undefined ? py`${model.id}` : py`folder`})
  painter(mesh, image=image).export("coloured.glb")
  print("Saved coloured.glb")
`;

const loaded = (model: Fragment<"python">, subfolder: string) =>
  pythonCall("Hunyuan3DDiTFlowMatchingPipeline.from_pretrained", [model], { subfolder });

function shape(model: ModelRecord, context: SnippetContext): Snippet {
  const folder = shapeFolder(model);
  const several = isMultiview(folder);
  return python("Make a shape")`
    ${head(model, context, { first: "Runs in the folder of the repository; needs one of NVIDIA's GPUs." })}

    from hy3dgen.rembg import BackgroundRemover
    from hy3dgen.shapegen import Hunyuan3DDiTFlowMatchingPipeline

    ${several ? views : onePicture}
    pipeline = ${loaded(idOrFolder(model, context), folder)}
    mesh = pipeline(image=image)[0]
    mesh.export("shape.glb")
    print("Saved shape.glb")
  `;
}

const coloured = (model: ModelRecord, context: SnippetContext): Snippet => python("Make a shape with colours")`
  ${head(model, context, { first: "Runs in the folder of the repository; needs one of NVIDIA's GPUs." })}

  from hy3dgen.rembg import BackgroundRemover
  from hy3dgen.shapegen import Hunyuan3DDiTFlowMatchingPipeline
  from hy3dgen.texgen import Hunyuan3DPaintPipeline

  ${onePicture}
  ${context.revision === undefined ? none.python : py`folder = ${idOrFolder(model, context)}`}
  pipeline = ${loaded(context.revision === undefined ? py`${model.id}` : py`folder`, shapeFolder(model))}
  mesh = pipeline(image=image)[0]
  ${colours(model, context)}
`;

const newer = (model: ModelRecord, context: SnippetContext): Snippet => python("Make a shape")`
  ${head(model, context, { first: "Runs in the folder of the repository, with Python 3.10; needs one of NVIDIA's GPUs with 10 GB." })}

  import sys

  sys.path.insert(0, "hy3dshape")

  from hy3dshape.pipelines import Hunyuan3DDiTFlowMatchingPipeline
  from hy3dshape.rembg import BackgroundRemover

  ${onePicture}
  ${comment(pickleNote)}
  pipeline = ${loaded(idOrFolder(model, context), shapeFolder(model))}
  mesh = pipeline(image=image)[0]
  mesh.export("shape.glb")
  print("Saved shape.glb")
`;

export default {
  prettyLabel: "Hunyuan3D-2",
  repoName: "Hunyuan3D-2",
  repoUrl: "https://github.com/Tencent/Hunyuan3D-2",
  filter: false,
  countDownloads: any(filename("model_index"), filename("config")),
  install: (model) =>
    isNewer(model)
      ? gitClone(
          "https://github.com/Tencent-Hunyuan/Hunyuan3D-2.1",
          "5e3ec6def57591d22ff44722cfe9bea1266084b0",
          "torch==2.5.1",
          "torchvision==0.20.1",
          "-r",
          "requirements.txt",
        )
      : gitClone(
          "https://github.com/Tencent-Hunyuan/Hunyuan3D-2",
          "9bcf3028145311cbea5c127aed19717833b3a35f",
          "-r",
          "requirements.txt",
          "-e",
          ".",
        ),
  snippets: (model, context) => {
    if (isNewer(model)) return [newer(model, context)];
    return hasColours(model) ? [shape(model, context), coloured(model, context)] : [shape(model, context)];
  },
  source:
    "repository Tencent-Hunyuan/Hunyuan3D-2 at 9bcf302 and Tencent-Hunyuan/Hunyuan3D-2.1 at 5e3ec6d, README, examples and source, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "shape-and-colours": { id: "owner/Hunyuan3D-2" },
  "known-files": {
    id: "owner/name",
    siblings: files("hunyuan3d-dit-v2-mini-turbo/config.yaml", "hunyuan3d-dit-v2-mini/config.yaml"),
  },
  small: { id: "owner/Hunyuan3D-2mini", gated: "auto" },
  "several-sides": { id: "owner/Hunyuan3D-2mv" },
  "version-2-1": { id: "owner/Hunyuan3D-2.1" },
} satisfies Examples;
