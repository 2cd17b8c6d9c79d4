import { python, type Snippet, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { idOrFolder } from "../pinned-folder.ts";

const build = (): Snippet => shell("Build what is compiled")`
  # With CUDA's compiler, where there is no wheel of it for the PyTorch that is installed.
  pip install --no-build-isolation flash-attn
`;

const reconstruct = (model: ModelRecord, context: SnippetContext): Snippet => python("Make a scene of pictures")`
  ${head(model, context, { first: "Runs in the folder of the repository, with Python 3.10 and one of NVIDIA's GPUs." })}

  from hyworld2.worldrecon.pipeline import WorldMirrorPipeline

  # Your own folder of pictures of one place, or a video of it: here the repository's.
  pictures = "examples/worldrecon/realistic/Dining_Table"

  # Of the family, this part is published: WorldMirror, which makes a scene of what cameras saw.
  pipeline = WorldMirrorPipeline.from_pretrained(${idOrFolder(model, context)})
  folder = pipeline(pictures, "scene")
  # With the Gaussian splats, the points, and each picture's depth, normals and camera.
  print("Saved", folder)
`;

export default {
  prettyLabel: "HY-World-2.0",
  repoName: "HY-World-2.0",
  repoUrl: "https://github.com/Tencent-Hunyuan/HY-World-2.0",
  filter: false,
  countDownloads: extension("json"),
  // The versions that its README installs first, for which its list names a wheel of gsplat.
  install: gitClone(
    "https://github.com/Tencent-Hunyuan/HY-World-2.0",
    "05d3035d0b967fc5c249f8956c7dc337e9e6ea94",
    "torch==2.4.0",
    "torchvision==0.19.0",
    "-r",
    "requirements.txt",
    "setuptools",
    "wheel",
    "packaging",
    "psutil",
    "ninja",
  ),
  snippets: (model, context) => [build(), reconstruct(model, context)],
  source: "repository Tencent-Hunyuan/HY-World-2.0 at 05d3035, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "image-to-3d": { id: "owner/name", pipeline_tag: "image-to-3d" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
