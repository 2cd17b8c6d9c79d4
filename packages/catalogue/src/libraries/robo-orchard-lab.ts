import { python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";

/** Which extra of the package has what a model needs, by a word in its name. */
const extras = [
  [/fine-?grasp/i, "finegrasp"],
  [/aux-?think/i, "aux-think"],
  [/mono-?dream/i, "monodream"],
  [/bip-?3d/i, "bip3d"],
  [/holo-?brain/i, "holobrain-0"],
] as const;

const extraOf = ({ id }: ModelRecord) => extras.find(([word]) => word.test(id))?.[1];

/** The address of a folder or file of the model, as the package reads it. */
const address = ({ id }: ModelRecord, { revision }: SnippetContext, path = "") =>
  `hf://${id}${path === "" ? "" : `/${path}`}${revision === undefined ? "" : `@${revision}`}`;

/** The folder with the model, where it is not the repository itself. */
function folderOf({ siblings = [] }: ModelRecord): string {
  const settings = siblings
    .map(({ rfilename }) => rfilename)
    .filter((name) => /(?:^|\/)model\.config\.json$/.test(name));
  const first = settings.find((name) => name === "model.config.json") ?? settings[0];
  return first?.replace(/\/?model\.config\.json$/, "") ?? "";
}

const grasp = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import torch
  from robo_orchard_lab.inference import InferencePipelineMixin
  from robo_orchard_lab.models.finegrasp.processor import GraspInput

  # The authors' example: put your own pictures, and the matrix of your own camera, here.
  view = GraspInput(
      rgb_image=${address(model, context, "data_example/0000_rgb.png")},
      # In millimetres.
      depth_image=${address(model, context, "data_example/0000_depth.png")},
      depth_scale=1000.0,
      intrinsic_matrix=${address(model, context, "data_example/0000.mat")},
      # Where to grasp: the limits of x, y and z in metres.
      grasp_workspace=[-1, 1, -1, 1, 0.0, 2.0],
  )

  pipeline = InferencePipelineMixin.load_pipeline(${address(model, context, folderOf(model) || "finegrasp_pipeline")})
  pipeline.to("cuda" if torch.cuda.is_available() else "cpu")
  pipeline.model.eval()
  print(pipeline(view).grasp_poses[0])
`;

const navigate = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  from robo_orchard_lab.inference import InferencePipelineMixin
  from robo_orchard_lab.models.aux_think.processor import AuxThinkInput

  # What the robot saw last, the newest picture at the end. The authors' example: put your own paths here.
  pictures = [
      ${address(model, context, "data_example/rgb_0.png")},
      ${address(model, context, "data_example/rgb_1.png")},
      ${address(model, context, "data_example/rgb_2.png")},
      ${address(model, context, "data_example/rgb_3.png")},
  ]
  instruction = "Walk down the hallway and stop at the top of the staircase."

  pipeline = InferencePipelineMixin.load_pipeline(${address(model, context, folderOf(model))})
  pipeline.model.eval()
  print(pipeline(AuxThinkInput(image_paths=pictures, instruction=instruction)).text)
`;

const load = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  from robo_orchard_lab.models import TorchModelMixin

  model = TorchModelMixin.load_model(${address(model, context, folderOf(model))})
  model.eval()
  # What it takes: https://horizonrobotics.github.io/robot_lab/robo_orchard/lab/index.html
  print(model)
`;

function make(model: ModelRecord, context: SnippetContext): Snippet {
  const extra = extraOf(model);
  if (extra === "finegrasp") return grasp(model, context);
  return extra === "aux-think" ? navigate(model, context) : load(model, context);
}

export default {
  prettyLabel: "RoboOrchardLab",
  repoName: "RoboOrchardLab",
  repoUrl: "https://github.com/HorizonRobotics/RoboOrchardLab",
  filter: false,
  countDownloads: extension("safetensors"),
  install: (model) => {
    const extra = extraOf(model);
    return pip(extra === undefined ? "robo_orchard_lab" : `robo_orchard_lab[${extra}]`, "torch", "torchvision");
  },
  snippets: (model, context) => [make(model, context)],
  source:
    "public hub's list of libraries, and robo_orchard_lab 0.4.0 (repository HorizonRobotics/RoboOrchardLab at 241bbc6), tutorials and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  grasp: { id: "owner/FineGrasp", siblings: [{ rfilename: "finegrasp_pipeline/model.config.json" }] },
  "grasp-files-unknown": { id: "owner/FineGrasp" },
  navigation: { id: "owner/Aux-Think" },
  another: { id: "owner/BIP3D_Tiny_Det", siblings: [{ rfilename: "model.config.json" }] },
  unknown: { id: "owner/name" },
} satisfies Examples;
