import { none, notice, py, python, type Snippet, sh, shell } from "@modelshelf/code";
import { any, extension } from "../download-query.ts";
import { gitClone, type Install } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { pythonCall } from "../python-call.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { weightsFiles } from "../weights-file.ts";

/** The second generation has a repository of its own. */
const isSecond = ({ id }: ModelRecord) => /sapiens2/i.test(id);

type Task = "pose" | "seg" | "depth" | "normal" | "pointmap" | "features";

function taskOf(model: ModelRecord): Task {
  const names = [model.id, ...(model.siblings ?? []).map(({ rfilename }) => rfilename)].join(" ").toLowerCase();
  if (model.pipeline_tag === "keypoint-detection" || names.includes("pose")) return "pose";
  const tasks = ["pointmap", "normal", "depth", "seg"] as const;
  return tasks.find((task) => names.includes(task)) ?? "features";
}

const pictures = sh`
  # A folder of pictures of people: put your own here.
  pictures=pictures
`;

const masks = sh`
  # What a model of the family for segmentation saved for the same pictures.
  masks=masks
`;

/** How many points a model of the first generation finds: its file says what it was trained on. */
function pointsOf(file: string): string {
  if (file.includes("wholebody")) return "133";
  return file.includes("coco") ? "17" : "308";
}

function firstGeneration(model: ModelRecord, context: SnippetContext): Snippet {
  const file = weightsFiles(model, ".pt2")[0];
  if (model.siblings !== undefined && file === undefined) {
    return notice(
      "python",
      "The project's small programs run files that end in .pt2, of the repositories whose names end in -torchscript or -bfloat16: this one has others, for training.",
    );
  }
  const task = taskOf(model);
  const needsMasks = task === "depth" || task === "normal";
  const words = [
    `lite/demo/${task === "features" ? "extract_feature" : `vis_${task}`}.py`,
    file === undefined ? sh`weights/*.pt2` : `weights/${file}`,
    ...(task === "pose" ? [sh`--num_keypoints ${pointsOf(file ?? "")}`] : []),
    ...(needsMasks ? [sh`--seg_dir "$masks"`] : []),
  ];
  return shell()`
    # Runs in the folder of the repository, with one of NVIDIA's GPUs.
    ${gate(model, context)}
    ${pictures}
    ${needsMasks ? masks : none.shell}

    ${downloadTo("weights", model, context, file === undefined ? [] : [file])}
    # Saves what it finds, and pictures of it, in the folder results.
    python ${words} \
        --batch-size 4 --input "$pictures" --output-root results
  `;
}

/** Where the second generation has the settings of a task, and what their names are made of. */
const settings = {
  seg: { folder: "sapiens/dense", configs: "configs/seg/shutterstock_goliath", name: "seg_shutterstock_goliath" },
  normal: {
    folder: "sapiens/dense",
    configs: "configs/normal/metasim_render_people",
    name: "normal_metasim_render_people",
  },
  pointmap: { folder: "sapiens/dense", configs: "configs/pointmap/render_people", name: "pointmap_render_people" },
  pose: {
    folder: "sapiens/pose",
    configs: "configs/keypoints308/shutterstock_goliath_3po",
    name: "keypoints308_shutterstock_goliath_3po",
  },
} as const;

const hasSettings = (task: Task): task is keyof typeof settings => Object.hasOwn(settings, task);

const nameOf = ({ id }: ModelRecord) => `sapiens2_${/(0\.1|0\.4|0\.8|1|5)b/i.exec(id)?.[1] ?? "1"}b`;

const findPeople = sh`
  # People are found by MMDetection, which the repository does not install: mmdet, with mmcv and mmengine.
  hf download facebook/sapiens-pose-bbox-detector --local-dir detector
`;

function secondGeneration(model: ModelRecord, context: SnippetContext): Snippet {
  const task = taskOf(model);
  if (!hasSettings(task)) return backbone(model, context);
  const { folder, configs, name } = settings[task];
  const file = weightsFiles(model, ".safetensors")[0] ?? `${nameOf(model)}_${task}.safetensors`;
  const program = [
    `tools/vis/vis_${task}.py`,
    ...(task === "pose" ? ["tools/vis/rtmdet_m_640-8xb32_coco-person.py", sh`../../detector/*.pth`] : []),
  ];
  const config = `${configs}/${nameOf(model)}_${name}-1024x768.py`;
  const weights = [`../../weights/${file}`, ...(task === "normal" ? [sh`--seg_dir "../../$masks"`] : [])];
  return shell()`
    # Runs in the folder of the repository, with Python 3.12 or later and one of NVIDIA's GPUs.
    ${gate(model, context)}
    ${pictures}
    ${task === "normal" ? masks : none.shell}

    ${downloadTo("weights", model, context, [file])}
    ${task === "pose" ? findPeople : none.shell}
    # Saves what it finds, and pictures of it, in the folder results.
    cd ${folder} &&
        python ${program} \
            ${config} \
            ${weights} \
            --input "../../$pictures" --output ../../results
  `;
}

/** What the networks for the tasks are made on. */
function backbone(model: ModelRecord, context: SnippetContext): Snippet {
  const file = weightsFiles(model, ".safetensors")[0] ?? `${nameOf(model)}_pretrain.safetensors`;
  const large = /4k/i.test(model.id);
  const size = large ? { height: 4096, width: 3072 } : { height: 1024, width: 768 };
  return python()`
    ${head(model, context, { first: "Needs Python 3.12 or later." })}

    import torch
    from huggingface_hub import hf_hub_download
    from safetensors.torch import load_file
    from sapiens.backbones.standalone.sapiens2 import Sapiens2
    from torchvision.transforms import v2

    ${picturePath}

    ${openPicture}
    size = (${size.height}, ${size.width})
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model = ${pythonCall("Sapiens2", [], { arch: nameOf(model), img_size: py`size`, patch_size: 16, use_tokenizer: large ? true : undefined })}
    weights = ${pythonCall("hf_hub_download", [model.id, file], { revision: context.revision })}
    model.load_state_dict(load_file(weights))
    model.to(device).eval()
    prepare = v2.Compose(
        [
            v2.PILToTensor(),
            v2.Resize(size),
            v2.ToDtype(torch.float32, scale=True),
            v2.Normalize(mean=[0.485, 0.456, 0.406], std=[0.229, 0.224, 0.225]),
        ]
    )
    with torch.no_grad():
        features = model(prepare(image).unsqueeze(0).to(device))[0]
    print(features.shape)
  `;
}

const first = gitClone(
  "https://github.com/facebookresearch/sapiens",
  "3e829ac27476e4a70b6a01f85e487492afe02df1",
  "torch",
  "torchvision",
  "opencv-python",
  "tqdm",
  "json-tricks",
  "huggingface_hub",
);

const second = (packages: string): Install =>
  gitClone(
    "https://github.com/facebookresearch/sapiens2",
    "3098c1469fc8ee78c56db9398dedbf30bae0b254",
    "-e",
    packages,
    "huggingface_hub",
  );

export default {
  prettyLabel: "sapiens",
  repoName: "sapiens",
  repoUrl: "https://github.com/facebookresearch/sapiens",
  filter: false,
  countDownloads: any(extension("pt2"), extension("pth"), extension("onnx")),
  // For the first generation what its folder `lite` needs, which runs the published models.
  install: (model) => {
    if (!isSecond(model)) return first;
    return second(taskOf(model) === "pointmap" ? ".[pointmap]" : ".");
  },
  snippets: (model, context) => [isSecond(model) ? secondGeneration(model, context) : firstGeneration(model, context)],
  source:
    "public hub's list of libraries, and repositories facebookresearch/sapiens at 3e829ac and facebookresearch/sapiens2 at 3098c14, docs and source, read 2026-11-21",
} satisfies Library;

const lite = (name: string) => ({ rfilename: `${name}_torchscript.pt2` });

export const examples = {
  segmentation: { id: "owner/sapiens-seg-1b-torchscript", siblings: [lite("sapiens_1b_goliath_best_goliath_mIoU")] },
  "pose-of-308-points": { id: "owner/sapiens-pose-1b-torchscript", siblings: [lite("sapiens_1b_goliath_best_AP_640")] },
  "pose-of-133-points": { id: "owner/sapiens-pose", siblings: [lite("sapiens_1b_coco_wholebody_best_AP_727")] },
  "pose-of-17-points": { id: "owner/sapiens-pose", siblings: [lite("sapiens_1b_coco_best_coco_AP_821")] },
  depth: { id: "owner/sapiens-depth-0.3b-torchscript" },
  "image-encoder": { id: "owner/sapiens-pretrain-1b-torchscript" },
  "for-training": { id: "owner/sapiens-seg-1b", siblings: [{ rfilename: "sapiens_1b.pth" }] },
  "second-segmentation": {
    id: "owner/sapiens2-seg-0.4b",
    siblings: [{ rfilename: "sapiens2_0.4b_seg.safetensors" }],
  },
  "second-pose": { id: "owner/sapiens2-pose-5b", pipeline_tag: "keypoint-detection" },
  "second-normals": { id: "owner/sapiens2-normal-1b" },
  "second-pointmap": { id: "owner/sapiens2-pointmap-1b" },
  "second-backbone": { id: "owner/sapiens2-pretrain-0.8b" },
  "second-backbone-4k": { id: "owner/sapiens2-pretrain-1b-4k" },
} satisfies Examples;
