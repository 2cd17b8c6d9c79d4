import type { Task } from "../../task.ts";

export default {
  summary:
    "You describe in words what to look for, and the model draws boxes around it in a picture. The classes need not have been in its training. It labels new data, searches photos and videos for rare things, and tells robots where the object is that somebody asked for.",
  datasets: [
    {
      id: "Voxel51/LVIS",
      description:
        "COCO's photos labelled anew with over 1,200 classes, hundreds of them rare: the usual test of vocabulary.",
    },
  ],
  models: [
    {
      id: "iSEE-Laboratory/llmdet_tiny",
      description: "LLMDet's smallest size, 660 MB, ready for transformers; a language model coached it in training.",
    },
    {
      id: "google/owlv2-base-patch16-ensemble",
      description: "OWLv2 taught itself on web images with pseudo-boxes; takes an example picture in place of words.",
    },
    {
      id: "openmmlab-community/mm_grounding_dino_large_all",
      description: "The open retraining of Grounding DINO in its large size, with all datasets of the project.",
    },
    {
      id: "fushh7/LLMDet",
      description: "The authors' own LLMDet weights and training logs, from tiny to large, for MMDetection.",
    },
  ],
  spaces: [
    { id: "ariG23498/zero-shot-od", description: "Type a few words and see what is boxed in a photo of yours." },
    { id: "merve/OWLSAM", description: "Names in, masks out: OWL finds the boxes and SAM fills them." },
  ],
  metrics: [
    {
      id: "Average Precision",
      description: "Quality of the boxes for one phrase, whichever score threshold will be used later.",
      formula: "area under precision over recall for the boxes of one phrase, sorted by score",
      range: "0 to 1",
      better: "higher",
      definition: "https://link.springer.com/article/10.1007/s11263-009-0275-4",
    },
    {
      id: "Mean Average Precision",
      description: "Over all names of a dataset whose training pictures the model never saw, as zero-shot demands.",
      formula: "mean of average precision over all phrases and overlaps from 0.50 to 0.95",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1405.0312",
    },
    {
      id: "APα",
      description: "With α at 50 it tells whether the phrase was understood, since loose boxes are forgiven.",
      formula: "average precision with intersection over union of at least α as the bar for a match",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1405.0312",
    },
    {
      id: "APr",
      description: "What LVIS reports for names that stand in ten pictures at most: the test of true vocabulary.",
      formula: "mean average precision over the rare classes of LVIS alone",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1908.03195",
    },
  ],
  widgetModels: ["google/owlv2-base-patch16-ensemble"],
  isPlaceholder: false,
  // Facts of the record: the card of its larger sibling on the public hub (library, licence, task, classes; stored
  // copy) and transformers 5.23.0 (models/mm_grounding_dino), both read 2026-11-21.
  exampleModels: [
    {
      id: "iSEE-Laboratory/llmdet_tiny",
      library_name: "transformers",
      pipeline_tag: "zero-shot-object-detection",
      tags: ["transformers", "safetensors", "mm-grounding-dino", "zero-shot-object-detection", "license:apache-2.0"],
      config: { architectures: ["MMGroundingDinoForObjectDetection"], model_type: "mm-grounding-dino" },
      transformersInfo: {
        auto_model: "AutoModelForZeroShotObjectDetection",
        pipeline_tag: "zero-shot-object-detection",
        processor: "AutoProcessor",
      },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "launch.jpg",
        alt: "A white rocket on its pad at dusk between four lattice towers, floodlights shining like stars.",
      },
      { type: "text", label: "Search for", content: "rocket, lattice tower" },
    ],
    outputs: [
      {
        type: "img",
        filename: "found.jpg",
        alt: "The rocket in a yellow box and each of the four towers in a blue one, with their names.",
      },
    ],
    note: "We drew these boxes by hand on a photo by SpaceX to show what a good answer looks like.",
  },
  related: [
    "object-detection",
    "zero-shot-image-classification",
    "mask-generation",
    "image-segmentation",
    "image-text-to-text",
  ],
} satisfies Task;
