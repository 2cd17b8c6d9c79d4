import { none, py, python, type Snippet, sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { pythonCall } from "../python-call.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { weightsFiles } from "../weights-file.ts";

/** Folder and data of the configurations of the tasks that say something of each pixel. */
const denseData = {
  seg: ["seg/shutterstock_goliath", "shutterstock_goliath"],
  normal: ["normal/metasim_render_people", "metasim_render_people"],
  pointmap: ["pointmap/render_people", "render_people"],
  albedo: ["albedo/render_people", "render_people"],
} as const;

type DenseTask = keyof typeof denseData;
type Task = DenseTask | "pose" | "pretrain";

const tasks: readonly Task[] = ["seg", "normal", "pointmap", "albedo", "pose", "pretrain"];
const isDense = (task: Task): task is DenseTask => Object.hasOwn(denseData, task);

interface Checkpoint {
  readonly file: string;
  /** As in the names of files and configurations: 0.1b, 0.4b, 0.8b, 1b or 5b. */
  readonly size: string;
  readonly task: Task;
}

/** What the model is for and how large, by its file or its name: sapiens2_1b_seg.safetensors, sapiens2-seg-1b. */
function checkpointOf(model: ModelRecord): Checkpoint {
  const listed = weightsFiles(model, ".safetensors")[0];
  const words = `${listed ?? ""} ${model.id}`.toLowerCase();
  const task = tasks.find((name) => words.includes(name)) ?? "pretrain";
  const size = /[-_ ](0\.1b|0\.4b|0\.8b|1b|5b)/.exec(words)?.[1] ?? "1b";
  return { file: listed ?? `sapiens2_${size}_${task}.safetensors`, size, task };
}

const configuration = (task: DenseTask, size: string): string => {
  const [folder, data] = denseData[task];
  return `configs/${folder}/sapiens2_${size}_${task}_${data}-1024x768.py`;
};

const ownPictures = sh`
  # Needs Python 3.12 and one of NVIDIA's GPUs. Your own folder with pictures of people.
  pictures="$PWD/pictures"
`;

/** The programs for these leave out what is not a person: another of the models says what is. */
const outlines = (size: string) => sh`
  # Who is where in the pictures, which the program asks for.
  hf download ${`facebook/sapiens2-seg-${size}`} ${`sapiens2_${size}_seg.safetensors`} --local-dir weights
  (cd sapiens/dense && python tools/vis/vis_seg.py ${configuration("seg", size)} \
      ${`../../weights/sapiens2_${size}_seg.safetensors`} --save_pred --input "$pictures" --output ../../outlines)
`;

const program = (task: DenseTask, { file, size }: Checkpoint) => {
  const words = [`tools/vis/vis_${task}.py`, configuration(task, size), `../../weights/${file}`];
  switch (task) {
    case "seg":
      return sh`python ${words} --save_pred --input "$pictures" --output ../../found`;
    case "pointmap":
      return sh`python ${words} --input "$pictures" --output ../../found`;
    default:
      return sh`python ${words} --input "$pictures" --output ../../found --seg_dir ../../outlines`;
  }
};

const dense = (model: ModelRecord, context: SnippetContext, task: DenseTask, checkpoint: Checkpoint) => shell()`
  ${gate(model, context)}
  ${ownPictures}

  ${task === "pointmap" ? sh`pip install open3d` : none.shell}
  ${task === "normal" || task === "albedo" ? outlines(checkpoint.size) : none.shell}
  ${downloadTo("weights", model, context, [checkpoint.file])}
  # Saves in the folder found, for each picture, what the model sees in it: to look at, and as numbers.
  cd sapiens/dense &&
      ${program(task, checkpoint)}
`;

const pose = (model: ModelRecord, context: SnippetContext, { file, size }: Checkpoint): Snippet => shell()`
  ${gate(model, context)}
  ${ownPictures}

  # What finds people, whose poses the model sees one at a time: of OpenMMLab, which is built here.
  pip install openmim
  mim install mmengine mmcv==2.1.0 mmdet==3.3.0
  hf download facebook/sapiens-pose-bbox-detector --local-dir detector
  ${downloadTo("weights", model, context, [file])}
  # Saves in the folder found each picture with 308 points on each person, and their numbers as JSON.
  cd sapiens/pose &&
      python tools/vis/vis_pose.py tools/vis/rtmdet_m_640-8xb32_coco-person.py ../../detector/rtmdet_m.pth \
          ${`configs/keypoints308/shutterstock_goliath_3po/sapiens2_${size}_keypoints308_shutterstock_goliath_3po-1024x768.py`} \
          ${`../../weights/${file}`} --input "$pictures" --output ../../found
`;

const features = (model: ModelRecord, context: SnippetContext, { file, size }: Checkpoint): Snippet => {
  const large = /4k/i.test(`${file} ${model.id}`);
  const keywords = {
    arch: `sapiens2_${size}`,
    img_size: py`size`,
    patch_size: 16,
    use_tokenizer: large ? true : undefined,
  };
  return python()`
    ${head(model, context, { first: "Needs Python 3.12." })}

    import torch
    from huggingface_hub import hf_hub_download
    from safetensors.torch import load_file
    from sapiens.backbones.standalone.sapiens2 import Sapiens2
    from torchvision.transforms import v2

    ${picturePath}

    ${openPicture}
    # Height and width that the model was trained with.
    size = ${large ? py`(4096, 3072)` : py`(1024, 768)`}
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model = ${pythonCall("Sapiens2", [], keywords)}
    model.load_state_dict(load_file(${pythonCall("hf_hub_download", [model.id, file], { revision: context.revision })}))
    model.to(device).eval()

    transform = v2.Compose([
        v2.ToImage(),
        v2.Resize(size, antialias=True),
        v2.ToDtype(torch.float32, scale=True),
        v2.Normalize(mean=(0.485, 0.456, 0.406), std=(0.229, 0.224, 0.225)),
    ])
    with torch.no_grad():
        features = model(transform(image)[None].to(device))[0]
    print(features.shape)
  `;
};

function make(model: ModelRecord, context: SnippetContext): Snippet {
  const checkpoint = checkpointOf(model);
  const { task } = checkpoint;
  if (isDense(task)) return dense(model, context, task, checkpoint);
  return task === "pose" ? pose(model, context, checkpoint) : features(model, context, checkpoint);
}

export default {
  prettyLabel: "sapiens2",
  repoName: "sapiens2",
  repoUrl: "https://github.com/facebookresearch/sapiens2",
  filter: false,
  countDownloads: extension("safetensors"),
  install: gitClone(
    "https://github.com/facebookresearch/sapiens2",
    "3098c1469fc8ee78c56db9398dedbf30bae0b254",
    "-e",
    ".",
    "huggingface_hub",
  ),
  snippets: (model, context) => [make(model, context)],
  source: "repository facebookresearch/sapiens2 at 3098c14, README, docs and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  features: { id: "owner/sapiens2-pretrain-0.4b" },
  "features-of-large-pictures": {
    id: "owner/name",
    siblings: [{ rfilename: "sapiens2_1b_4k_pretrain.safetensors" }],
    gated: "auto",
  },
  segmentation: { id: "owner/sapiens2-seg-1b" },
  normals: { id: "owner/sapiens2-normal-0.8b" },
  points: { id: "owner/sapiens2-pointmap-5b" },
  poses: { id: "owner/sapiens2-pose-1b", gated: "auto" },
} satisfies Examples;
