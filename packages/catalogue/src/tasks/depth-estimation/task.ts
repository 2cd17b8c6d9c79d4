import type { Task } from "../../task.ts";

export default {
  summary:
    "A depth estimator tells for every pixel of a single photo how far away what it shows is. The result is a map of the same size, in metres or only in order of nearness. It blurs backgrounds, places virtual furniture, keeps robots from walls, and turns pictures into 3D scenes.",
  datasets: [
    {
      id: "sayakpaul/nyu_depth_v2",
      description: "Homes, shops and offices filmed with a Kinect: colour and measured depth of each view, up to 10 m.",
    },
    {
      id: "depth-anything/DA-2K",
      description: "A test only: 2,000 pairs of points in 1,000 varied photos, with the nearer of each pair marked.",
    },
  ],
  models: [
    {
      id: "depth-anything/Depth-Anything-V2-Small-hf",
      description: "With 24.8 million parameters quick on a laptop, and the size of V2 that is under Apache 2.0.",
    },
    {
      id: "depth-anything/DA3METRIC-LARGE",
      description: "Depth Anything 3 for metres: scale its output by the focal length; 0.35 billion parameters.",
    },
    {
      id: "depth-anything/Depth-Anything-V2-Large",
      description:
        "Crisp relative depth, learned from synthetic scenes and 62 million unlabelled photos; non-commercial.",
    },
    {
      id: "jingheya/lotus-depth-g-v1-0",
      description: "Stable Diffusion turned into a depth estimator that needs one denoising step instead of dozens.",
    },
    {
      id: "tencent/DepthCrafter",
      description: "For videos: depth that does not flicker, over sequences of up to 110 frames at a time.",
    },
    {
      id: "apple/DepthPro-hf",
      description: "Metric depth with hair-thin edges at 2.25 megapixels; estimates the focal length by itself.",
    },
  ],
  spaces: [
    {
      id: "radames/dpt-depth-estimation-3d-voxels",
      description: "Builds a block model out of the depth that DPT sees in your picture.",
    },
    { id: "akhaliq/depth-pro", description: "Depth Pro on a photo of yours, with the focal length that it guessed." },
    { id: "tencent/DepthCrafter", description: "Upload a clip and get a second one in which colour means distance." },
    {
      id: "facebook/sapiens-depth",
      description: "Relief of people down to folds of clothing, from the Sapiens family.",
    },
  ],
  metrics: [
    {
      id: "AbsRel",
      description: "By which share the predicted distances are off; 0.05 means ten centimetres at two metres.",
      formula: "mean over all pixels of the absolute error divided by the true distance",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/1406.2283",
    },
    {
      id: "RMSE",
      description: "The typical error in metres, governed by far pixels, where a few per cent are already much.",
      formula: "square root of the mean squared difference between predicted and true distance",
      range: "0, no upper end",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Root_mean_square_deviation",
    },
    {
      id: "δ1",
      description: "How many pixels are roughly right, within 25 percent of the truth to either side.",
      formula: "pixels where the larger of prediction and truth is less than 1.25 times the smaller, divided by all",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1406.2283",
    },
  ],
  widgetModels: ["depth-anything/Depth-Anything-V2-Small-hf"],
  isPlaceholder: false,
  // Facts of the record: the repository's list of files and tags on the public hub (stored copy), classes of
  // transformers 5.23.0 (models/depth_anything), both read 2026-11-21.
  exampleModels: [
    {
      id: "depth-anything/Depth-Anything-V2-Small-hf",
      library_name: "transformers",
      pipeline_tag: "depth-estimation",
      tags: ["transformers", "safetensors", "depth_anything", "depth-estimation", "depth", "license:apache-2.0"],
      config: { architectures: ["DepthAnythingForDepthEstimation"], model_type: "depth_anything" },
      transformersInfo: {
        auto_model: "AutoModelForDepthEstimation",
        pipeline_tag: "depth-estimation",
        processor: "AutoImageProcessor",
      },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "scene.jpg",
        alt: "Eight coloured balls of different sizes on a chequered floor in front of a grey wall.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "depth.png",
        alt: "The same balls in shades of grey: the yellow one in front is almost white, the wall behind almost black.",
      },
    ],
    note: "Both pictures are ray-traced. The map holds the exact depth, from 2.39 to 11.2 metres, not an estimate.",
  },
  related: ["image-to-3d", "image-segmentation", "image-to-image", "object-detection", "keypoint-detection"],
} satisfies Task;
