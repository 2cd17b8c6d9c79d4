import type { Task } from "../../task.ts";

export default {
  summary:
    "A mask generator cuts out whatever you point at: a click, a box or a rough scribble goes in with the picture, and a mask of the thing comes out, without its name. Given no hint, it outlines everything it sees. Photo editors, labelling tools and video effects are built on it.",
  datasets: [
    {
      id: "merve/coco2017",
      description: "COCO's outlines of single objects serve as targets: prompt with a point in each, compare masks.",
    },
    {
      id: "rocky93/BraTS_segmentation",
      description: "Brain scans with outlined tumours, to see how far a model for photos gets in medicine.",
    },
  ],
  models: [
    {
      id: "facebook/sam3",
      description: "SAM 3 of late 2025: finds and tracks every instance of a phrase or an example; access on request.",
    },
    {
      id: "facebook/sam2.1-hiera-tiny",
      description: "The smallest SAM 2.1, a 156 MB file under Apache 2.0, for pictures and for videos.",
    },
    {
      id: "Zigeng/SlimSAM-uniform-50",
      description: "The first SAM pruned to half its width and retrained on 0.1 percent of the original data.",
    },
    {
      id: "facebook/sam2-hiera-large",
      description: "The largest SAM 2; remembers an object through a film, even after it was hidden.",
    },
  ],
  spaces: [
    { id: "merve/OWLSAM2", description: "Type what you seek: OWLv2 boxes it, SAM 2 turns each box into a mask." },
    { id: "merve/slimsam", description: "Compares the pruned model with its big original on a picture of yours." },
    {
      id: "SkalskiP/segment-anything-model-2",
      description: "Draw boxes or let SAM 2 outline everything, with a choice of sizes.",
    },
    { id: "SkalskiP/SAM_and_ProPainter", description: "Masks a thing in a video and paints it out of all frames." },
  ],
  metrics: [
    {
      id: "Intersection over Union (IoU)",
      description: "How well the returned mask covers the thing meant by the click; averaged over many things.",
      formula: "pixels in both masks divided by pixels in either of them",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Jaccard_index",
    },
    {
      id: "NoC@90",
      description: "The effort of a person: clicks needed until the mask is good enough to be kept.",
      formula: "mean number of corrective clicks until the overlap reaches 90 percent, capped at 20",
      range: "1 to 20",
      better: "lower",
      definition: "https://arxiv.org/abs/1603.04042",
    },
    {
      id: "J&F",
      description: "For videos: region and contour of a tracked mask together, over all frames.",
      formula: "mean of the overlap of regions and the F-measure of their contours",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1704.00675",
    },
  ],
  widgetModels: ["facebook/sam2.1-hiera-tiny"],
  isPlaceholder: false,
  // Facts of the record: the repository's page on the public hub (licence, files; stored copy) and transformers
  // 5.23.0 (models/sam2, models/sam2_video: docstrings, auto classes, processors), both read 2026-11-21.
  exampleModels: [
    {
      id: "facebook/sam2.1-hiera-tiny",
      library_name: "transformers",
      pipeline_tag: "mask-generation",
      tags: ["transformers", "safetensors", "sam2_video", "mask-generation", "license:apache-2.0"],
      config: { architectures: ["Sam2VideoModel"], model_type: "sam2_video" },
      transformersInfo: {
        auto_model: "AutoModelForMaskGeneration",
        pipeline_tag: "mask-generation",
        processor: "AutoProcessor",
      },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "flower.jpg",
        alt: "An orange dahlia before dark leaves, with a white box drawn around the blossom as the prompt.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "mask.jpg",
        alt: "The blossom alone in colour with a blue outline along its petals; all the rest is dark grey.",
      },
    ],
    note: "The outline was computed by GrabCut in OpenCV 5.0.0, a method without a neural network.",
  },
  related: [
    "image-segmentation",
    "zero-shot-object-detection",
    "object-detection",
    "image-to-image",
    "keypoint-detection",
  ],
} satisfies Task;
