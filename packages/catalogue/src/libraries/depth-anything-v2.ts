import { none, py, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

// Source: run.py and metric_depth/run.py.
const encoders = {
  vits: py`encoder="vits", features=64, out_channels=[48, 96, 192, 384]`,
  vitb: py`encoder="vitb", features=128, out_channels=[96, 192, 384, 768]`,
  vitl: py`encoder="vitl", features=256, out_channels=[256, 512, 1024, 1024]`,
  vitg: py`encoder="vitg", features=384, out_channels=[1536, 1536, 1536, 1536]`,
} as const;

type Encoder = keyof typeof encoders;

const names = [
  ["vits", "small"],
  ["vitb", "base"],
  ["vitg", "giant"],
] as const;

interface Weights {
  readonly file: string;
  readonly encoder: Encoder;
  /** The farthest that a model of real distances sees, in metres: 80 outdoors, 20 indoors. */
  readonly metres?: 20 | 80;
}

/**
 * The configuration, which the file and the model are named after. The published file is named after the model:
 * Depth-Anything-V2-Metric-VKITTI-Large has depth_anything_v2_metric_vkitti_vitl.pth.
 */
function weights(model: ModelRecord): Weights {
  const listed = weightsFiles(model, ".pth")[0];
  const name = `${listed ?? ""} ${model.id}`.toLowerCase();
  const encoder = names.find((words) => words.some((word) => name.includes(word)))?.[0] ?? "vitl";
  const outdoors = name.includes("vkitti");
  const metric = name.includes("metric");
  const kind = metric ? `metric_${outdoors ? "vkitti" : "hypersim"}_` : "";
  const file = listed ?? `depth_anything_v2_${kind}${encoder}.pth`;
  return metric ? { file, encoder, metres: outdoors ? 80 : 20 } : { file, encoder };
}

function snippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  const { file, encoder, metres } = weights(model);
  const download = pythonCall("hf_hub_download", [model.id, file], { revision: context.revision });
  const farthest = metres === undefined ? none.python : py`, max_depth=${metres}`;
  return [
    python()`
      ${head(model, context)}

      ${metres === undefined ? none.python : metricFolder}

      import cv2
      import numpy as np
      import torch
      from depth_anything_v2.dpt import DepthAnythingV2
      from huggingface_hub import hf_hub_download

      ${picturePath}

      ${openPicture}
      # infer_image picks its device in the same order.
      device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
      model = DepthAnythingV2(${encoders[encoder]}${farthest})
      weights_path = ${download}
      model.load_state_dict(torch.load(weights_path, map_location="cpu", weights_only=True))
      model = model.to(device).eval()

      depth = model.infer_image(cv2.cvtColor(np.array(image), cv2.COLOR_RGB2BGR))
      cv2.imwrite("depth.png", (depth / depth.max() * 255).astype(np.uint8))
      ${metres === undefined ? relative : real}
    `,
  ];
}

/** The code for real distances is another version of the same module. */
const metricFolder = py`
  import sys

  sys.path.insert(0, "metric_depth")
`;

const relative = py`
  # The brighter, the nearer; without a unit.
  print("Saved depth.png", depth.shape)
`;

const real = py`
  print(f"Saved depth.png: from {depth.min():.1f} m to {depth.max():.1f} m")
`;

export default {
  prettyLabel: "DepthAnythingV2",
  repoName: "Depth Anything V2",
  repoUrl: "https://github.com/DepthAnything/Depth-Anything-V2",
  filter: false,
  countDownloads: extension("pth"),
  install: gitClone(
    "https://github.com/DepthAnything/Depth-Anything-V2",
    "a561b849ebae10a6f5ef49e26c83cbbcd36c71bf",
    "torch",
    "torchvision",
    "opencv-python",
    "pillow",
    "huggingface_hub",
  ),
  snippets,
  source: "repository DepthAnything/Depth-Anything-V2 at a561b84, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  small: { id: "owner/Depth-Anything-V2-Small", siblings: [{ rfilename: "depth_anything_v2_vits.pth" }] },
  "without-a-list-of-files": { id: "owner/Depth-Anything-V2-Base" },
  "file-of-another-name": { id: "owner/Depth-Anything-V2-Base-Caves", siblings: [{ rfilename: "model.pth" }] },
  "unknown-size": { id: "owner/name" },
  indoors: { id: "owner/Depth-Anything-V2-Metric-Hypersim-Large" },
  outdoors: { id: "owner/Depth-Anything-V2-Metric-VKITTI-Giant" },
} satisfies Examples;
