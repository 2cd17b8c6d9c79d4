import { comment, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { ownPicture, people } from "../example-inputs.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture } from "../open-picture.ts";
import { downloadedFolder } from "../pinned-folder.ts";
import { pickleNote } from "../weights-file.ts";

// The project's loader for a hub takes neither a revision nor a device; what it calls does. Its detector of
// people needs detectron2, which the boxes below replace.
const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  python()`
    ${head(model, context, { first: "It needs an NVIDIA GPU." })}

    import numpy as np
    import trimesh
    from huggingface_hub import snapshot_download
    from sam_3d_body import SAM3DBodyEstimator, load_sam_3d_body

    ${comment(ownPicture)}
    image_path = ${people}
    # Where the people are, one box for each, in pixels: left, top, right and bottom.
    boxes = [[413, 158, 466, 296]]

    ${openPicture}
    folder = ${downloadedFolder(model, context)}
    ${comment(pickleNote)}
    model, settings = load_sam_3d_body(f"{folder}/model.ckpt", mhr_path=f"{folder}/assets/mhr_model.pt")
    estimator = SAM3DBodyEstimator(model, settings)
    for number, person in enumerate(estimator.process_one_image(np.array(image), bboxes=np.array(boxes))):
        vertices = person["pred_vertices"] + person["pred_cam_t"]
        trimesh.Trimesh(vertices, estimator.faces).export(f"person-{number}.ply")
        print(f"Saved person-{number}.ply, {len(person['pred_keypoints_3d'])} points of the body")
  `,
];

export default {
  prettyLabel: "SAM 3D Body",
  repoName: "SAM 3D Body",
  repoUrl: "https://github.com/facebookresearch/sam-3d-body",
  filter: false,
  countDownloads: path("model_config.yaml"),
  // What the code below and the backbone that it fetches import; termcolor and torchmetrics are the backbone's.
  install: gitClone(
    "https://github.com/facebookresearch/sam-3d-body",
    "b5c765a0d89d789985e186d396315e7590887b94",
    "torch",
    "torchvision",
    "pytorch-lightning",
    "timm",
    "einops",
    "roma",
    "omegaconf",
    "yacs",
    "braceexpand",
    "opencv-python",
    "pillow",
    "trimesh",
    "termcolor",
    "torchmetrics",
    "huggingface_hub",
  ),
  snippets,
  source: "repository facebookresearch/sam-3d-body at b5c765a, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  gated: { id: "owner/name", gated: "manual" },
} satisfies Examples;
