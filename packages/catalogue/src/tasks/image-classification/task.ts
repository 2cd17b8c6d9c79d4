import type { Task } from "../../task.ts";

export default {
  summary:
    "An image classifier looks at a whole picture and gives each of its labels a score. It sorts photos, sifts faulty parts out on a production line, names plants and animals, and flags pictures that a site does not want.",
  datasets: [
    {
      id: "imagenet-1k",
      description:
        "The usual yardstick: 1.28 million training photos of 1,000 kinds of things, under terms for research.",
    },
    {
      id: "cifar100",
      description: "Tiny colour pictures, 32 by 32 pixels: 600 for each of 100 classes, from apples to worms.",
    },
    {
      id: "fashion_mnist",
      description: "Seventy thousand grey thumbnails of shoes, shirts and bags in ten classes; trains within minutes.",
    },
  ],
  models: [
    {
      id: "timm/mobilenetv4_conv_medium.e500_r256_in1k",
      description: "Only 9.7 million parameters and near 80 percent top-1 on ImageNet; fits a phone, Apache 2.0.",
    },
    {
      id: "google/vit-base-patch16-224",
      description: "The classic Vision Transformer: learned on ImageNet-21k, then tuned to 1,000 classes.",
    },
    {
      id: "facebook/deit-base-distilled-patch16-224",
      description: "Needed ImageNet-1k alone, because it also imitated a convolutional teacher through an extra token.",
    },
    {
      id: "facebook/convnext-large-224",
      description: "A ResNet modernized step by step with ideas from transformers; 198 million parameters.",
    },
  ],
  spaces: [
    {
      id: "timm/leaderboard",
      description: "Ranks the models of timm by ImageNet results, size and throughput.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description: "How often the top label of a picture is the true one; on ImageNet it is called top-1.",
      formula: "pictures whose best label is the true one divided by all pictures",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/model_evaluation.html#accuracy-score",
    },
    {
      id: "recall",
      description:
        "Of all photos with a crack, how many were labelled cracked: it counts what the inspector overlooks.",
      formula: "pictures of a class that got its label divided by all pictures of that class",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.recall_score.html",
    },
    {
      id: "precision",
      description: "Of all photos that were labelled cracked, how many are: it counts the good parts thrown away.",
      formula: "pictures that deserve the label they got divided by all pictures that got it",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.precision_score.html",
    },
    {
      id: "f1",
      description:
        "Overlooked and wrongly labelled pictures in one figure; its macro mean shows how rare species fare.",
      formula: "2 times precision times recall, divided by the sum of both",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.f1_score.html",
    },
    {
      id: "top-5 accuracy",
      description: "Counts a picture as right when its label is among the five best, since dog breeds look alike.",
      formula: "pictures whose true label is among the five best ones divided by all pictures",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.top_k_accuracy_score.html",
    },
  ],
  widgetModels: ["google/vit-base-patch16-224"],
  youtubeId: "tjAIM7BOYhw",
  isPlaceholder: false,
  // Facts of the records: the public hub's API (google, full record of 2024; tags and library of the repository's
  // page for timm), stored copies read 2026-11-21.
  exampleModels: [
    {
      id: "google/vit-base-patch16-224",
      library_name: "transformers",
      pipeline_tag: "image-classification",
      tags: ["transformers", "pytorch", "safetensors", "vit", "image-classification", "vision", "license:apache-2.0"],
      config: { architectures: ["ViTForImageClassification"], model_type: "vit" },
      transformersInfo: {
        auto_model: "AutoModelForImageClassification",
        pipeline_tag: "image-classification",
        processor: "AutoImageProcessor",
      },
    },
    {
      id: "timm/mobilenetv4_conv_medium.e500_r256_in1k",
      library_name: "timm",
      pipeline_tag: "image-classification",
      tags: ["timm", "pytorch", "safetensors", "image-classification", "dataset:imagenet-1k", "license:apache-2.0"],
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "digit.png",
        alt: "A handwritten three of eight by eight pixels, dark blue on cream, with its lower bow hardly bent.",
      },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "3", score: 0.88 },
          { label: "9", score: 0.061 },
          { label: "8", score: 0.047 },
          { label: "2", score: 0.011 },
        ],
      },
    ],
    note: "Scored by a small neural network of scikit-learn 1.9.1 that was trained on 1,347 other digits.",
  },
  related: [
    "zero-shot-image-classification",
    "object-detection",
    "image-segmentation",
    "image-feature-extraction",
    "video-classification",
  ],
} satisfies Task;
