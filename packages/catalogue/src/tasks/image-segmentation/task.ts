import type { Task } from "../../task.ts";

export default {
  summary:
    "A segmentation model assigns every pixel of an image to a class, an object or both, and returns the regions as masks. It cuts people out of their background, outlines tumours in scans, and tells a vehicle where the road ends.",
  datasets: [
    {
      id: "scene_parse_150",
      description: "Some 22,000 indoor and outdoor scenes from ADE20K, every pixel labelled with one of 150 classes.",
    },
  ],
  models: [
    {
      id: "briaai/RMBG-2.0",
      description: "Separates the foreground from any background, hair included; free for non-commercial use only.",
    },
    {
      id: "tue-mps/coco_panoptic_eomt_large_640",
      description:
        "Panoptic masks from a plain vision transformer without a separate decoder, so it is fast for its size.",
    },
    {
      id: "briaai/RMBG-1.4",
      description: "The earlier and smaller background remover, which also runs in the browser.",
    },
    {
      id: "ZhengPeng7/BiRefNet",
      description: "Fine masks of the main object in high-resolution pictures, under the MIT licence.",
    },
    {
      id: "facebook/sapiens-seg-1b",
      description: "Parts of the human body in 28 classes, from a model pretrained on 300 million pictures of people.",
    },
    {
      id: "facebook/mask2former-swin-large-coco-panoptic",
      description: "A thorough panoptic model for the 133 classes of COCO, well supported by tools.",
    },
  ],
  spaces: [
    { id: "facebook/ov-seg", description: "Segments whatever classes you type, without training on them." },
    { id: "jbrinkma/segment-anything", description: "Click into a picture and get the mask of what you clicked." },
    { id: "facebook/sapiens-pose", description: "Finds the joints of people with a sibling of the body-part model." },
    {
      id: "rashmi/sartorius-cell-instance-segmentation",
      description: "Outlines single nerve cells under the microscope.",
    },
    { id: "ArtGAN/Segment-Anything-Video", description: "Follows a chosen object through the frames of a video." },
    {
      id: "segments/panoptic-segment-anything",
      description: "Joins Segment Anything with text prompts to label a whole scene.",
    },
  ],
  metrics: [
    {
      id: "Average Precision",
      description: "How completely and how cleanly the objects of one class are outlined, over all score thresholds.",
      formula: "area under the curve of precision over recall for one class, with masks matched by overlap",
      range: "0 to 1",
      better: "higher",
      definition: "https://link.springer.com/article/10.1007/s11263-009-0275-4",
    },
    {
      id: "Mean Average Precision",
      description: "The standard figure for instance masks, since every countable class has an equal say in it.",
      formula: "mean of average precision over the classes, in COCO also over ten thresholds of mask overlap",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1405.0312",
    },
    {
      id: "Mean Intersection over Union",
      description:
        "The standard figure for semantic maps; a thin class such as poles pulls it down as much as a wide one.",
      formula: "shared pixels divided by all pixels of prediction and truth, for each class, then the mean",
      range: "0 to 1",
      better: "higher",
      definition: "https://link.springer.com/article/10.1007/s11263-009-0275-4",
    },
    {
      id: "APα",
      description: "AP50 asks whether an object was outlined at all, AP75 whether its outline is tight.",
      formula: "average precision where a mask counts as found from an overlap of α upwards",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1405.0312",
    },
    {
      id: "Panoptic Quality",
      description: "One figure for maps that hold both countable things and stuff such as sky and grass.",
      formula: "mean overlap of matched segments times the F1 score of matching, averaged over classes",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1801.00868",
    },
    {
      id: "Dice",
      description: "Usual in medicine: agreement of an organ's or tumour's mask with a specialist's drawing.",
      formula: "twice the shared pixels divided by the sum of the pixels of both masks",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient",
    },
  ],
  widgetModels: ["nvidia/segformer-b0-finetuned-ade-512-512"],
  youtubeId: "dKE8SIt9C-w",
  isPlaceholder: false,
  // Facts of the record: the repository's pages on the public hub (tags, files) and the card of its larger
  // sibling (class), stored copies read 2026-11-21.
  exampleModels: [
    {
      id: "nvidia/segformer-b0-finetuned-ade-512-512",
      library_name: "transformers",
      pipeline_tag: "image-segmentation",
      tags: ["transformers", "pytorch", "segformer", "image-segmentation", "vision", "dataset:scene_parse_150"],
      config: { architectures: ["SegformerForSemanticSegmentation"], model_type: "segformer" },
      transformersInfo: {
        auto_model: "SegformerForSemanticSegmentation",
        pipeline_tag: "image-segmentation",
        processor: "AutoImageProcessor",
      },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "scene.png",
        alt: "A drawn street: a house, three trees, a red car and a person on the road, hills behind.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "mask.png",
        alt: "The same street in flat colours, one for each class: sky, hill, grass, road, house, tree, car, person.",
      },
    ],
    note: "Scene and mask come out of one drawing program, so the mask is exact rather than predicted.",
  },
  related: [
    "mask-generation",
    "object-detection",
    "image-classification",
    "depth-estimation",
    "zero-shot-object-detection",
    "image-to-image",
  ],
} satisfies Task;
