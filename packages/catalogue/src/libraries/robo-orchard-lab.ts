import { python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";

interface Family {
  /** Where the name of a model has it. */
  readonly word: RegExp;
  /** What pip installs. */
  readonly packages: readonly string[];
  /** What it does not install. */
  readonly needs: string;
}

/** Imported by every module of the package, and not among what the package itself asks for. */
const transformers = "transformers<=4.57.1";
const lab = "robo_orchard_lab";
const readme = (project: string) =>
  `https://github.com/HorizonRobotics/RoboOrchardLab/blob/241bbc692ec83b9bb669c23e574aea44b4816300/projects/${project}/README.md`;

/** Release 0.7.9. No wheel is on the index: built against the PyTorch that is installed. */
const pytorch3d =
  "pip install --no-build-isolation git+https://github.com/facebookresearch/pytorch3d@33824be3cbc87a7dd1db0f6a9a9de9ac81b2d0ba";

/**
 * Two of the package's extras, bip3d and holobrain-0, cannot be installed: the index has none of the releases of
 * PyTorch3D that they ask for. What they name besides stands here in their place.
 */
const families = {
  finegrasp: {
    word: /fine-?grasp/i,
    packages: [`${lab}[finegrasp]`, transformers],
    needs: `Needs one of NVIDIA's GPUs, and MinkowskiEngine, graspnetAPI, pointnet2 and knn, built from source: ${readme("finegrasp_graspnet1b")}`,
  },
  auxThink: {
    word: /aux-?think/i,
    // The releases that VILA is written for; the first of them, 4.46.0, was withdrawn.
    packages: [`${lab}[aux-think]`, "transformers>=4.46,<4.47"],
    needs: `Needs one of NVIDIA's GPUs, and VILA, from its source: ${readme("aux_think")}`,
  },
  monoDream: {
    word: /mono-?dream/i,
    packages: [`${lab}[monodream]`, transformers],
    needs: "Needs one of NVIDIA's GPUs.",
  },
  bip3d: {
    word: /bip-?3d/i,
    packages: [lab, "transformers<=4.49.0", "peft>=0.17.0", "terminaltables", "ninja", "setuptools", "wheel"],
    needs: `Needs PyTorch3D besides: ${pytorch3d}`,
  },
  holobrain: {
    word: /holo-?brain/i,
    packages: [lab, transformers, "diffusers", "lmdb", "h5py", "terminaltables", "ninja", "setuptools", "wheel"],
    needs: `Needs one of NVIDIA's GPUs, and PyTorch3D and flash-attn besides: ${pytorch3d} flash-attn`,
  },
} as const satisfies Readonly<Record<string, Family>>;

const familyOf = ({ id }: ModelRecord): Family | undefined => Object.values(families).find(({ word }) => word.test(id));

/** The address of a folder or file of the model, as the package reads it. */
const address = ({ id }: ModelRecord, { revision }: SnippetContext, path = "") =>
  `hf://${id}${path === "" ? "" : `/${path}`}${revision === undefined ? "" : `@${revision}`}`;

/** The address of a file as fsspec reads it, which opens the pictures: a revision stands before the path. */
const fileAddress = ({ id }: ModelRecord, { revision }: SnippetContext, path: string) =>
  `hf://${id}${revision === undefined ? "" : `@${revision}`}/${path}`;

const top = (model: ModelRecord, context: SnippetContext) => {
  const first = familyOf(model)?.needs;
  return head(model, context, first === undefined ? {} : { first });
};

/** The folder with the model, where it is not the repository itself. */
function folderOf({ siblings = [] }: ModelRecord): string {
  const settings = siblings
    .map(({ rfilename }) => rfilename)
    .filter((name) => /(?:^|\/)model\.config\.json$/.test(name));
  const first = settings.find((name) => name === "model.config.json") ?? settings[0];
  return first?.replace(/\/?model\.config\.json$/, "") ?? "";
}

const grasp = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${top(model, context)}

  from robo_orchard_lab.inference import InferencePipelineMixin
  from robo_orchard_lab.models.finegrasp.processor import GraspInput

  # The authors' example: put your own pictures, and the matrix of your own camera, here.
  view = GraspInput(
      rgb_image=${fileAddress(model, context, "data_example/0000_rgb.png")},
      # In millimetres.
      depth_image=${fileAddress(model, context, "data_example/0000_depth.png")},
      depth_scale=1000.0,
      intrinsic_matrix=${fileAddress(model, context, "data_example/0000.mat")},
      # Where to grasp: the limits of x, y and z in metres.
      grasp_workspace=[-1, 1, -1, 1, 0.0, 2.0],
  )

  pipeline = InferencePipelineMixin.load_pipeline(${address(model, context, folderOf(model) || "finegrasp_pipeline")})
  pipeline.to("cuda")
  pipeline.model.eval()
  print(pipeline(view).grasp_poses[0])
`;

const navigate = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${top(model, context)}

  from robo_orchard_lab.inference import InferencePipelineMixin
  from robo_orchard_lab.models.aux_think.processor import AuxThinkInput

  # What the robot saw last, the newest picture at the end. The authors' example: put your own paths here.
  pictures = [
      ${fileAddress(model, context, "data_example/rgb_0.png")},
      ${fileAddress(model, context, "data_example/rgb_1.png")},
      ${fileAddress(model, context, "data_example/rgb_2.png")},
      ${fileAddress(model, context, "data_example/rgb_3.png")},
  ]
  instruction = "Walk down the hallway and stop at the top of the staircase."

  pipeline = InferencePipelineMixin.load_pipeline(${address(model, context, folderOf(model))})
  pipeline.model.eval()
  print(pipeline(AuxThinkInput(image_paths=pictures, instruction=instruction)).text)
`;

const load = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${top(model, context)}

  from robo_orchard_lab.models import TorchModelMixin

  model = TorchModelMixin.load_model(${address(model, context, folderOf(model))})
  model.eval()
  # What it takes: https://horizonrobotics.github.io/robot_lab/robo_orchard/lab/index.html
  print(model)
`;

function make(model: ModelRecord, context: SnippetContext): Snippet {
  const family = familyOf(model);
  if (family === families.finegrasp) return grasp(model, context);
  return family === families.auxThink ? navigate(model, context) : load(model, context);
}

export default {
  prettyLabel: "RoboOrchardLab",
  repoName: "RoboOrchardLab",
  repoUrl: "https://github.com/HorizonRobotics/RoboOrchardLab",
  filter: false,
  countDownloads: extension("safetensors"),
  install: (model) => pip(...(familyOf(model)?.packages ?? [lab, transformers]), "torch", "torchvision"),
  snippets: (model, context) => [make(model, context)],
  source:
    "public hub's list of libraries, and robo_orchard_lab 0.4.0 (repository HorizonRobotics/RoboOrchardLab at 241bbc6), tutorials, projects and source code, read 2026-11-22",
} satisfies Library;

export const examples = {
  grasp: { id: "owner/FineGrasp", siblings: [{ rfilename: "finegrasp_pipeline/model.config.json" }] },
  "grasp-files-unknown": { id: "owner/FineGrasp" },
  navigation: { id: "owner/Aux-Think" },
  another: { id: "owner/BIP3D_Tiny_Det", siblings: [{ rfilename: "model.config.json" }] },
  panorama: { id: "owner/MonoDream" },
  arms: { id: "owner/HoloBrain_v0.0_Qwen", siblings: [{ rfilename: "post_training/model.config.json" }] },
  unknown: { id: "owner/name" },
} satisfies Examples;
