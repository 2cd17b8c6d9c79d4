import type { Task } from "../../task.ts";

export default {
  summary:
    "A keypoint detector returns the places of certain points in a picture: joints of a body, corners of eyes, fingertips, or corners that are easy to find again. Fitness apps, animation, sign-language research, face filters and the stitching of panoramas start from such points.",
  datasets: [
    {
      id: "Vincent-luo/hagrid-mediapipe-hands",
      description: "507,050 photos of hand gestures with the landmarks that MediaPipe found, 512 by 512 pixels each.",
    },
  ],
  models: [
    {
      id: "usyd-community/vitpose-base-simple",
      description: "ViTPose: 17 joints of each person from a plain vision transformer, Apache 2.0; wants person boxes.",
    },
    {
      id: "facebook/sapiens2-pose-1b",
      description: "Second Sapiens generation, April 2026: whole-body poses at high resolution, own licence terms.",
    },
    {
      id: "magic-leap-community/superpoint",
      description: "Corners that can be found again from elsewhere, each with a descriptor; learned without labels.",
    },
    {
      id: "magic-leap-community/superglue_outdoor",
      description: "Pairs up SuperPoint's corners in two photos with a graph network, trained on outdoor scenes.",
    },
    {
      id: "qualcomm/RTMPose-Body2d",
      description: "RTMPose packed for phones with Snapdragon chips; body joints in real time.",
    },
    {
      id: "ETH-CVG/lightglue_disk",
      description:
        "Matches DISK features of two pictures, Apache 2.0; its card asks for transformers up to 5.4 and kornia.",
    },
  ],
  spaces: [
    {
      id: "datasciencedojo/Hand-Keypoint-Detection-Realtime",
      description: "Marks the joints of your hand in the webcam's picture.",
    },
    { id: "ETH-CVG/LightGlue", description: "Give two views of a place and see which points belong together." },
  ],
  metrics: [
    {
      id: "OKS-AP",
      description: "COCO's figure for poses: a person counts as found if the joints lie close for the body's size.",
      formula: "average precision where people are matched by object keypoint similarity, over bars from 0.50 to 0.95",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1405.0312",
    },
    {
      id: "PCK",
      description: "How many joints are about right, with half the length of the head as a common tolerance.",
      formula: "keypoints closer to the truth than a set share of a body measure, divided by all keypoints",
      range: "0 to 1",
      better: "higher",
      definition: "https://doi.org/10.1109/TPAMI.2012.261",
    },
    {
      id: "NME",
      description: "Usual for faces: the mean error, with the distance between the eyes as the unit.",
      formula: "mean distance between predicted and true points divided by the distance between the eyes",
      range: "0, no upper end",
      better: "lower",
      definition: "https://doi.org/10.1109/ICCVW.2013.59",
    },
  ],
  widgetModels: ["usyd-community/vitpose-base-simple"],
  isPlaceholder: false,
  // Facts of the records: the repositories' pages on the public hub (tags, licence, files; stored copies) and the
  // classes of transformers 5.23.0 (models/vitpose, models/superpoint), both read 2026-11-21.
  exampleModels: [
    {
      id: "usyd-community/vitpose-base-simple",
      library_name: "transformers",
      pipeline_tag: "keypoint-detection",
      tags: ["transformers", "safetensors", "vitpose", "keypoint-detection", "en", "license:apache-2.0"],
      config: { architectures: ["VitPoseForPoseEstimation"], model_type: "vitpose" },
    },
    {
      id: "magic-leap-community/superpoint",
      library_name: "transformers",
      pipeline_tag: "keypoint-detection",
      tags: ["transformers", "safetensors", "superpoint", "keypoint-detection", "license:other"],
      config: { architectures: ["SuperPointForKeypointDetection"], model_type: "superpoint" },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "astronaut.jpg",
        alt: "Portrait of the astronaut Eileen Collins, smiling, in a pressure suit without its helmet.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "landmarks.jpg",
        alt: "The same portrait with a fine white mesh over the face and coloured lines at eyes, brows, lips and outline.",
      },
    ],
    note: "Its 478 points are the output of Face Mesh in mediapipe 0.10.14; the portrait is NASA's.",
  },
  related: ["object-detection", "image-segmentation", "image-feature-extraction", "depth-estimation"],
} satisfies Task;
