import { none, py, python, type Snippet, sh, shell } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import { lookup } from "../lookup.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { downloadTo, gate } from "../terminal-download.ts";

/** The extra of the package that each kind of policy needs; the model's tag names the kind. */
const extras: Readonly<Record<string, string>> = {
  diffusion: "diffusion",
  eo1: "eo1",
  evo1: "evo1",
  fastwam: "fastwam",
  groot: "groot",
  lingbot_va: "lingbot-va",
  molmoact2: "molmoact2",
  multi_task_dit: "multi-task-dit",
  pi0: "pi",
  pi05: "pi",
  pi0_fast: "pi",
  smolvla: "smolvla",
  vla_jepa: "vla-jepa",
  wall_x: "wallx",
  xvla: "xvla",
};

/** Kinds that learned one task from demonstrations and are told nothing. */
const wordless = ["act", "diffusion", "tdmpc", "vqbet"];

const isTold = (model: ModelRecord) => !model.tags?.some((tag) => wordless.includes(tag));

const instruction = "Put the red cube into the box.";

function tryOut(model: ModelRecord, context: SnippetContext): Snippet {
  const { revision } = context;
  const told = isTold(model);
  const processors = pythonCall("make_pre_post_processors", [py`config`], {
    pretrained_path: model.id,
    pretrained_revision: revision,
    preprocessor_overrides: py`{"device_processor": {"device": config.device}}`,
  });
  const action = pythonCall("predict_action", [py`observation`, py`policy`, py`torch.device(str(config.device))`], {
    preprocessor: py`preprocess`,
    postprocessor: py`postprocess`,
    use_amp: false,
    task: told ? py`instruction` : undefined,
  });
  return python("Try it without a robot")`
    ${head(model, context)}

    import numpy
    import torch
    from lerobot.common.control_utils import predict_action
    from lerobot.configs import PreTrainedConfig
    from lerobot.policies import get_policy_class, make_pre_post_processors

    ${
      told
        ? py`
      # What the robot shall do.
      instruction = ${instruction}
    `
        : none.python
    }

    config = ${pythonCall("PreTrainedConfig.from_pretrained", [model.id], { revision })}
    policy_class = get_policy_class(config.type)
    policy = ${pythonCall("policy_class.from_pretrained", [model.id], { config: py`config`, revision })}
    preprocess, postprocess = ${processors}

    # Black pictures and joints at zero, to try the policy without a robot: put in what yours sees.
    observation = {}
    for name, feature in (config.input_features or {}).items():
        # Pictures are height, width, channels here; the configuration has the channels first.
        is_picture = "image" in name
        shape = (*feature.shape[1:], feature.shape[0]) if is_picture else feature.shape
        observation[name] = numpy.zeros(shape, dtype=numpy.uint8 if is_picture else numpy.float32)

    action = ${action}
    print(action)
  `;
}

/** The programs take an id or a folder, but no revision: `policy` is the one or the other. */
const policy = (model: ModelRecord, context: SnippetContext) =>
  context.revision === undefined && context.endpoint === undefined
    ? sh`policy=${model.id}`
    : sh`
        ${downloadTo("policy", model, context)}
        policy=policy
      `;

/** Batch size and steps are those of the specification's example for a policy that is trained further. */
const train = (model: ModelRecord, context: SnippetContext): Snippet => {
  const trainedOn = model.tags?.find((tag) => tag.startsWith("dataset:"))?.slice("dataset:".length);
  return shell("Train it further")`
    ${gate(model, context)}
    # Your own recordings, in LeRobot's format, of a robot with the same cameras and joints.
    dataset=${trainedOn ?? "lerobot/svla_so101_pickplace"}

    ${policy(model, context)}
    lerobot-train \
        --policy.path="$policy" \
        --policy.push_to_hub=false \
        --dataset.repo_id="$dataset" \
        --batch_size=64 \
        --steps=20000 \
        --output_dir=outputs/train
  `;
};

const run = (model: ModelRecord, context: SnippetContext): Snippet => {
  const task = isTold(model)
    ? sh`
        # What the robot shall do.
        task=${instruction}
      `
    : none.shell;
  const move = sh`
    lerobot-rollout \
        --policy.path="$policy" \
        --robot.type=so101_follower \
        --robot.port="$port" \
        --robot.cameras="$cameras" \
        --duration=30
  `;
  return shell("Run it on a robot")`
    ${gate(model, context)}
    # Your own robot, here an SO-101: lerobot-find-port finds its port, lerobot-find-cameras its cameras.
    port=/dev/ttyACM0
    # Cameras are called as in the model's training.
    cameras='{front: {type: opencv, index_or_path: 0, width: 640, height: 480, fps: 30}}'
    ${task}

    ${policy(model, context)}
    ${isTold(model) ? sh`${move} --task="$task"` : move}
  `;
};

export default {
  prettyLabel: "LeRobot",
  repoName: "LeRobot",
  repoUrl: "https://github.com/huggingface/lerobot",
  docsUrl: "https://huggingface.co/docs/lerobot",
  filter: false,
  applies: { tags: ["lerobot"] },
  install: (model) => {
    const extra = model.tags?.flatMap((tag) => lookup(extras, tag) ?? [])[0];
    return pip(`lerobot[${extra === undefined ? "" : `${extra},`}training,feetech]`);
  },
  snippets: (model, context) => [tryOut(model, context), train(model, context), run(model, context)],
  source: "lerobot 0.6.1, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "told-in-words": { id: "owner/name", pipeline_tag: "robotics", tags: ["lerobot", "smolvla", "dataset:owner/data"] },
  wordless: { id: "owner/name", pipeline_tag: "robotics", tags: ["lerobot", "act"] },
  gated: { id: "owner/name", pipeline_tag: "robotics", gated: "manual" },
} satisfies Examples;
