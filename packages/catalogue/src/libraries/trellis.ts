import { type Fragment, none, notice, py, pyImport, python, type Snippet, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone, withSubmodules } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { idOrFolder } from "../pinned-folder.ts";
import { widgetText } from "../transformers/inputs.ts";

/** Language models that were quantized by a trellis call themselves so too. */
const makesThings = ({ siblings, tags = [], pipeline_tag }: ModelRecord): boolean =>
  siblings?.some(({ rfilename }) => rfilename === "pipeline.json") ??
  (/-to-3d$/.test(pipeline_tag ?? "") || !tags.some((tag) => /^(?:exl3|quant|base_model:quantized)/.test(tag)));

const build = (): Snippet => shell("Install what is compiled")`
  # Needs Linux, conda, CUDA's compiler, and one of NVIDIA's GPUs with 16 GB.
  conda create -n trellis -y python=3.10
  conda activate trellis
  conda install -y pytorch==2.4.0 torchvision==0.19.0 pytorch-cuda=11.8 -c pytorch -c nvidia
  bash setup.sh --basic --xformers --flash-attn --diffoctreerast --spconv --mipgaussian --kaolin --nvdiffrast
  pip install huggingface_hub
`;

const fromText = (model: ModelRecord): boolean =>
  model.pipeline_tag === "text-to-3d" || (model.pipeline_tag === undefined && /text/i.test(model.id));

const make = (model: ModelRecord, context: SnippetContext): Snippet => {
  const text = fromText(model);
  const pipeline: Fragment<"python"> = text ? py`TrellisTextTo3DPipeline` : py`TrellisImageTo3DPipeline`;
  return python("Make a thing in 3D")`
    ${head(model, context, { first: "Runs in the folder of the repository and its environment." })}

    ${pyImport("import os")}os.environ["SPCONV_ALGO"] = "native"

    from trellis.pipelines import ${pipeline}
    from trellis.utils import postprocessing_utils

    ${text ? py`prompt = ${widgetText(model, "a small wooden chair with a woven seat")}` : picturePath}

    ${text ? none.python : openPicture}
    pipeline = ${pipeline}.from_pretrained(${idOrFolder(model, context)})
    pipeline.cuda()
    made = pipeline.run(${text ? py`prompt` : py`image`}, seed=1)

    # With a texture, and a twentieth of the triangles.
    thing = postprocessing_utils.to_glb(made["gaussian"][0], made["mesh"][0], simplify=0.95, texture_size=1024)
    thing.export("thing.glb")
    print("Saved thing.glb")
  `;
};

export default {
  prettyLabel: "Trellis",
  repoName: "Trellis",
  repoUrl: "https://github.com/microsoft/TRELLIS",
  filter: false,
  countDownloads: extension("safetensors"),
  // setup.sh installs the rest, part by part, for the CUDA that it finds.
  install: withSubmodules(gitClone("https://github.com/microsoft/TRELLIS", "6b0d64751ad54d9c32d7b05fec482eb29178f56f")),
  snippets: (model, context) =>
    makesThings(model)
      ? [build(), make(model, context)]
      : [
          notice(
            "python",
            "TRELLIS makes things in 3D: it reads a file pipeline.json, which this repository does not have.",
          ),
        ],
  source: "repository microsoft/TRELLIS at 6b0d647, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "image-to-3d": { id: "owner/name", pipeline_tag: "image-to-3d" },
  "text-to-3d": { id: "owner/TRELLIS-text-xlarge", gated: "auto" },
  "by-its-file": { id: "owner/name", siblings: [{ rfilename: "pipeline.json" }] },
  "language-model": { id: "owner/name", tags: ["trellis", "exl3"] },
} satisfies Examples;
