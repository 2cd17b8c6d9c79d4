import { shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone, withSubmodules } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { weightsFiles } from "../weights-file.ts";

/** The policy, of which a repository may have several: one that tracks motions, else the first. */
function policyOf(model: ModelRecord): string {
  const files = weightsFiles(model, ".onnx");
  return (
    files.find((file) => file.includes("motion_tracking")) ??
    files[0] ??
    "HoloMotion_motion_tracking_model_v1.4.0/exported/model_14000.onnx"
  );
}

export default {
  prettyLabel: "HoloMotion",
  repoName: "HoloMotion",
  repoUrl: "https://github.com/HorizonRobotics/HoloMotion",
  filter: false,
  countDownloads: extension("onnx"),
  // Its environment is one of conda's: environments/*.yaml. pyproject.toml installs none of it.
  install: withSubmodules(
    gitClone(
      "https://github.com/HorizonRobotics/HoloMotion",
      "71ab7e976de23aa9bb351030dd61b05426d3443c",
      "huggingface_hub",
    ),
  ),
  snippets: (model, context) => [
    shell()`
      # Runs the policy in a simulator, in the folder of the repository: with conda, on Linux with one of NVIDIA's GPUs.
      ${gate(model, context)}
      # A motion for the robot, as docs/motion_retargeting.md makes one. Put your own here.
      motion=motion.npz

      conda env create -f environments/environment_train_isaaclab_cu118.yaml
      ${downloadTo("models", model, context)}
      # Saves a video in a folder beside the policy.
      MUJOCO_GL=osmesa HYDRA_FULL_ERROR=1 conda run -n holomotion_train \
          python holomotion/src/evaluation/eval_mujoco_sim2sim.py headless=true record_video=true use_gpu=true \
          +model_type=holomotion +motion_npz_path="$motion" \
          +ckpt_onnx_path=${`models/${policyOf(model)}`} \
          robot_xml_path=assets/robots/unitree/G1/29dof/scene_29dof.xml
    `,
  ],
  source:
    "public hub's list of libraries, and repository HorizonRobotics/HoloMotion at 71ab7e9, docs and holomotion/src/evaluation, read 2026-11-21",
} satisfies Library;

export const examples = {
  "several-policies": {
    id: "owner/name",
    siblings: [
      { rfilename: "velocity_tracking/exported/model_1.onnx" },
      { rfilename: "motion_tracking/exported/model_2.onnx" },
    ],
  },
  "one-policy": { id: "owner/name", siblings: [{ rfilename: "walk/exported/model.onnx" }], gated: "manual" },
  "files-unknown": { id: "owner/name" },
} satisfies Examples;
