import type { Task } from "../../task.ts";

export default {
  summary:
    "A robot policy turns what a robot senses, camera pictures and the angles of its joints, into the next movements of its motors. Many policies also take an instruction in words and are then called vision-language-action models. They are trained on demonstrations by people and do tasks such as sorting, packing, folding and tidying.",
  datasets: [
    {
      id: "lerobot/svla_so101_pickplace",
      description: "Fifty episodes of a low-cost SO-101 arm that puts a pink brick into a box, seen by two cameras.",
    },
    {
      id: "HuggingFaceVLA/libero",
      description:
        "Demonstrations of the LIBERO benchmark in LeRobot's format, for training and comparison in simulation.",
    },
    {
      id: "lerobot/droid_100",
      description: "A sample of a hundred from DROID, whose Franka arms were filmed in homes and laboratories.",
    },
  ],
  models: [
    {
      id: "lerobot/smolvla_base",
      description: "450 million parameters, trained on community recordings; tune it with about fifty of your own.",
    },
    {
      id: "HuggingFaceVLA/smolvla_libero",
      description: "SmolVLA tuned on the simulated kitchen and table tasks of LIBERO, so it acts without training.",
    },
    {
      id: "lerobot/pi05_base",
      description: "The π0.5 policy with 3.6 billion parameters, a base for fine-tuning under the Gemma licence.",
    },
    {
      id: "nvidia/GR00T-N1.7-3B",
      description:
        "NVIDIA's foundation model for humanoids, published in 2026: language and vision in, joint actions out.",
    },
    {
      id: "sii-research/tau-0-vla",
      description:
        "Flow-matching policy of July 2026 on top of Qwen3.5-2B, pretrained across robot bodies; Apache licence.",
    },
    {
      id: "lerobot/act_aloha_sim_transfer_cube_human",
      description: "ACT that hands a cube from one simulated ALOHA arm to the other; 207 MB of weights.",
    },
  ],
  spaces: [
    {
      id: "lerobot/robot-learning-tutorial",
      description: "A free hands-on course on robot learning, from classical control to policies that follow words.",
    },
    {
      id: "lerobot/robot-folding",
      description: "Shows from end to end how arms were taught to fold T-shirts with LeRobot.",
    },
  ],
  metrics: [
    {
      id: "Success Rate",
      description:
        "The share of tries in which the job was done within the time limit, the figure that every paper gives.",
      formula:
        "successful episodes divided by all test episodes, with start positions that were not in the training data",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2306.03310",
    },
    {
      id: "Average Chain Length",
      description: "How many of five instructions given one after another are finished before the first failure.",
      formula: "number of instructions solved in a row in each test chain of five, averaged over a thousand chains",
      range: "0 to 5",
      better: "higher",
      definition: "https://arxiv.org/abs/2112.03227",
    },
    {
      id: "Action Error",
      description: "How far predicted movements lie from the demonstrator's; cheap to watch, loosely tied to success.",
      formula: "mean absolute difference between predicted and demonstrated actions on held-out recordings",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/2304.13705",
    },
    {
      id: "Control Frequency",
      description: "Actions that reach the motors each second; demonstrations are often recorded at 30.",
      formula:
        "actions in a predicted chunk divided by the seconds from observation to the end of the chunk's computation",
      range: "0 Hz, no upper end",
      better: "higher",
      definition: "https://arxiv.org/abs/2506.01844",
    },
  ],
  widgetModels: ["HuggingFaceVLA/smolvla_libero"],
  isPlaceholder: false,
  // Facts of the record: the repository's pages on the public hub (tags, files), stored copies read 2026-11-21.
  exampleModels: [
    {
      id: "HuggingFaceVLA/smolvla_libero",
      library_name: "lerobot",
      pipeline_tag: "robotics",
      tags: ["lerobot", "safetensors", "robotics", "smolvla"],
      siblings: [
        { rfilename: "config.json" },
        { rfilename: "model.safetensors" },
        { rfilename: "policy_postprocessor.json" },
        { rfilename: "policy_preprocessor.json" },
      ],
    },
  ],
  demo: {
    inputs: [
      { type: "text", label: "Instruction", content: "Put the red cube into the tray." },
      {
        type: "img",
        filename: "robot-arm.jpg",
        alt: "An orange robot arm with an open gripper above a table, on which a red cube and a green tray stand.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "robot-arm.mp4",
        alt: "The arm reaches down, closes its fingers round the cube, lifts it, and lets it go in the tray; three times, from three places.",
      },
      {
        type: "tabular",
        table: [
          ["Step", "Shoulder", "Elbow", "Move shoulder", "Move elbow", "Fingers"],
          ["0", "108.9°", "−108.9°", "−2.9°", "−2.9°", "open"],
          ["15", "72.9°", "−142.4°", "−2.9°", "−0.2°", "open"],
          ["30", "68.9°", "−131.6°", "+2.9°", "+2.9°", "closed"],
          ["45", "54.6°", "−88.7°", "−0.6°", "+2.7°", "closed"],
          ["60", "49.5°", "−90.7°", "+2.9°", "−3.0°", "opening"],
        ],
      },
    ],
    note: "A network of 17,795 weights, trained by us on 50 scripted demonstrations in a drawn simulation, makes these moves. It sees joints and cube as numbers and has just this one job.",
  },
  related: ["reinforcement-learning", "image-text-to-text", "object-detection", "depth-estimation"],
  tools: [
    {
      name: "LeRobot",
      url: "https://github.com/huggingface/lerobot",
      description:
        "Records, trains and runs policies on arms that can be printed and on humanoids; the guide's code uses it.",
    },
    {
      name: "MuJoCo",
      url: "https://mujoco.org",
      description: "Physics of joints and contacts, quick and free; the engine below many benchmarks.",
    },
    {
      name: "Isaac Lab",
      url: "https://github.com/isaac-sim/IsaacLab",
      description: "Thousands of simulated robots at once on an NVIDIA GPU, for training before the real thing.",
    },
    {
      name: "ROS 2 and MoveIt",
      url: "https://moveit.ai",
      description: "Drivers, transforms and collision-free motion planning, where the path can be computed.",
    },
  ],
} satisfies Task;
