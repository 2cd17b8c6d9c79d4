import type { Task } from "../../task.ts";

export default {
  summary:
    "An object detector finds the things that it knows in a picture and returns a box, a label and a score for each. It counts cars at a junction, spots people in front of a train, reads shelves in shops, and finds defects on boards.",
  datasets: [
    {
      id: "merve/coco2017",
      description: "COCO: 118,000 training photos of everyday scenes with boxes and outlines for 80 classes.",
    },
    {
      id: "merve/pascal-voc",
      description: "Pascal VOC: 20 classes such as bus, bottle and sheep; small enough for a first experiment.",
    },
  ],
  models: [
    {
      id: "Roboflow/rf-detr-base",
      description: "Real-time transformer on a DINOv2 backbone that adapts well to small datasets of your own.",
    },
    {
      id: "Ultralytics/YOLO26",
      description: "The YOLO family of January 2026, from nano upwards; AGPL-3.0, so closed products need a licence.",
    },
    {
      id: "facebook/detr-resnet-50",
      description: "The first detector made of a transformer: 100 queries, each a box or nothing, and no anchors.",
    },
    {
      id: "IDEA-Research/dab-detr-resnet-50",
      description: "DETR whose queries are boxes themselves, refined layer by layer, so that training takes 50 epochs.",
    },
    {
      id: "PekingU/rtdetr_v2_r50vd",
      description: "RT-DETRv2 needs no suppression of duplicates and may be used commercially under Apache 2.0.",
    },
    {
      id: "StephanST/WALDO30",
      description: "Views from drones and satellites: vehicles, boats, utility poles, containers and solar panels.",
    },
  ],
  spaces: [
    { id: "Roboflow/RF-DETR", description: "Upload a photo or a video and let RF-DETR draw its boxes." },
    {
      id: "Gradio-Blocks/Object-Detection-With-DETR-and-YOLOS",
      description: "Puts DETR beside YOLOS, a bare vision transformer that detects.",
    },
    { id: "sunsmarterjieleaf/yolov12", description: "Runs YOLOv12, whose blocks attend to areas of the picture." },
    {
      id: "VIPLab/Track-Anything",
      description: "Click an object in the first frame; it is outlined through the rest of the clip.",
    },
    {
      id: "merve/RT-DETR-tracking-coco",
      description: "Detects COCO's classes in a video and keeps a number for each object.",
    },
  ],
  metrics: [
    {
      id: "Average Precision",
      description: "How well one class is found over all score thresholds: few misses at few false boxes.",
      formula: "area under the curve of precision over recall, with boxes matched by their overlap",
      range: "0 to 1",
      better: "higher",
      definition: "https://link.springer.com/article/10.1007/s11263-009-0275-4",
    },
    {
      id: "Mean Average Precision",
      description: "The headline figure of COCO, over 80 classes and ten degrees of strictness about box edges.",
      formula: "mean of average precision over all classes, in COCO also over overlaps from 0.50 to 0.95",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1405.0312",
    },
    {
      id: "APα",
      description: "AP50 forgives loose boxes and suits counting; AP75 demands tight ones, as for a robot's grip.",
      formula: "average precision where a box counts as found from an intersection over union of α",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1405.0312",
    },
    {
      id: "Average Recall",
      description: "The share of objects that any of the best 100 boxes covers, whatever their scores say.",
      formula: "recall with a fixed number of boxes per picture, averaged over overlaps from 0.50 to 0.95",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1502.05082",
    },
  ],
  widgetModels: ["facebook/detr-resnet-50"],
  youtubeId: "WdAeKSOpxhw",
  isPlaceholder: false,
  // Facts of the record: transformers 5.23.0 (models/rt_detr_v2, its docstrings and auto classes), read 2026-11-21.
  exampleModels: [
    {
      id: "PekingU/rtdetr_v2_r50vd",
      library_name: "transformers",
      pipeline_tag: "object-detection",
      tags: ["transformers", "safetensors", "rt_detr_v2", "object-detection", "vision", "license:apache-2.0"],
      config: { architectures: ["RTDetrV2ForObjectDetection"], model_type: "rt_detr_v2" },
      transformersInfo: {
        auto_model: "AutoModelForObjectDetection",
        pipeline_tag: "object-detection",
        processor: "AutoImageProcessor",
      },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "coffee.jpg",
        alt: "A red espresso cup on a red saucer with a spoon, on a worn wooden table, seen from above.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "found.jpg",
        alt: "The same cup in a yellow box labelled cup 0.63, and a larger blue box labelled dining table 0.23.",
      },
    ],
    note: "Found by the CenterNet detector in the npm package @vladmandic/human 3.3.6. The table's box is its mistake.",
  },
  related: [
    "zero-shot-object-detection",
    "image-segmentation",
    "image-classification",
    "keypoint-detection",
    "mask-generation",
  ],
} satisfies Task;
