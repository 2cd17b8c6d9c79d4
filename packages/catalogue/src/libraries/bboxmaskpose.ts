import { comment, python, type Snippet, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { pickleNote, weightsFiles } from "../weights-file.ts";

/** Variants of the pose estimator that the package has a configuration for, the one it takes by itself first. */
const variants = [
  "PMPose-b",
  "PMPose-s",
  "PMPose-l",
  "PMPose-h",
  "MaskPose-b",
  "MaskPose-s",
  "MaskPose-l",
  "MaskPose-h",
];

interface PoseWeights {
  readonly file: string;
  readonly variant: string;
}

/** The estimator's weights among the detector's and the segmenter's, by their name: PMPose/PMPose-b-1.0.0.pth. */
function poseWeights(model: ModelRecord): PoseWeights {
  const files = weightsFiles(model, ".pth");
  for (const variant of variants) {
    // The configurations of MaskPose are those of its second version.
    const start = variant.startsWith("MaskPose") ? `${variant}-1.1` : `${variant}-1.`;
    const file = files.find((name) => name.slice(name.lastIndexOf("/") + 1).startsWith(start));
    if (file !== undefined) return { file, variant };
  }
  return { file: "PMPose/PMPose-b-1.0.0.pth", variant: "PMPose-b" };
}

// mim finds the compiled packages that fit the installed PyTorch.
const build = (): Snippet => shell("Install what is compiled")`
  mim install mmengine mmcv==2.1.0 mmdet==3.3.0 mmpretrain==1.2.0
  pip install -r requirements.txt
  pip install -e .
`;

const find = (model: ModelRecord, context: SnippetContext): Snippet => {
  const { file, variant } = poseWeights(model);
  return python("Find people and their poses")`
    ${head(model, context, { first: "Runs in the folder of the repository, where its configurations are, with Python 3.9 to 3.11." })}

    import torch
    from bboxmaskpose import BBoxMaskPose
    from huggingface_hub import hf_hub_download
    from pmpose import PMPose

    # Your own picture: here the repository's.
    image_path = "data/004806.jpg"

    device = "cuda" if torch.cuda.is_available() else "cpu"
    ${comment(pickleNote)}
    weights = ${pythonCall("hf_hub_download", [model.id, file], { revision: context.revision })}
    pose_model = PMPose(device=device, variant=${variant})
    pose_model.load_from_file(weights)

    # Finds and outlines people as well, with a detector and a SAM that the package downloads.
    model = BBoxMaskPose(config="bmp_v2", device=device, pose_model=pose_model)
    result = model.predict(image_path)
    for box, keypoints in zip(result["bboxes"], result["keypoints"]):
        print("Person at", [round(float(side)) for side in box[:4]])
        # The first is the nose: its place in pixels, and how sure it is.
        print("  nose:", keypoints[0])
    model.visualize(image_path, result, save_path="poses.jpg", vis_type="pose")
    print("Saved poses.jpg")
  `;
};

export default {
  prettyLabel: "BBoxMaskPose",
  repoName: "BBoxMaskPose",
  repoUrl: "https://github.com/MiraPurkrabek/BBoxMaskPose",
  filter: false,
  countDownloads: extension("pth"),
  install: gitClone(
    "https://github.com/MiraPurkrabek/BBoxMaskPose",
    "49a070a6f8396147323b1c4959474077dbe2ce8e",
    "torch==2.1.2",
    "torchvision==0.16.2",
    "numpy==1.25.1",
    "opencv-python==4.9.0.80",
    "openmim",
    "huggingface_hub",
  ),
  snippets: (model, context) => [build(), find(model, context)],
  source: "repository MiraPurkrabek/BBoxMaskPose at 49a070a, README and source, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "all-variants": {
    id: "owner/name",
    siblings: files(
      "rtmdet-ins-l-mask.pth",
      "MaskPose/MaskPose-b-1.1.0.pth",
      "PMPose/PMPose-h-1.0.0.pth",
      "PMPose/PMPose-b-1.0.0.pth",
    ),
  },
  "mask-pose": { id: "owner/name", siblings: files("MaskPose/MaskPose-b-1.0.0.pth", "MaskPose/MaskPose-l-1.1.0.pth") },
  unknown: { id: "owner/name", gated: "auto" },
} satisfies Examples;
