import type { Task } from "../../task.ts";

export default {
  summary:
    "This task takes a picture and a list of phrases written by you, and scores how well each phrase fits the picture. No training and no labelled examples are needed. It sorts archives, filters uploads, and pre-labels data when the classes are new or change often.",
  datasets: [
    {
      id: "clip-benchmark/wds_imagenet-r",
      description:
        "ImageNet-R, 30,000 drawings, toys and origami of 200 classes; brings class names and templates along.",
    },
  ],
  models: [
    {
      id: "google/tipsv2-b14",
      description: "TIPSv2 of 2026 ties single patches to words as well, so it also shows where a phrase fits.",
    },
    {
      id: "visheratin/mexma-siglip",
      description: "SigLIP's eyes with the MEXMA text encoder: labels in 80 languages, under the MIT licence.",
    },
    {
      id: "google/siglip2-base-patch16-224",
      description: "The smallest usual SigLIP 2: multilingual, Apache 2.0, with an independent score for every label.",
    },
    {
      id: "intfloat/mmE5-mllama-11b-instruct",
      description: "Embeds pictures, texts and both together with an 11-billion Llama, tuned on synthetic data.",
    },
    {
      id: "jinaai/jina-clip-v2",
      description: "Reads 89 languages and pictures of 512 pixels; embeddings may be cut short; non-commercial.",
    },
    {
      id: "microsoft/BiomedCLIP-PubMedBERT_256-vit_base_patch16_224",
      description: "Trained on 15 million figures with captions from biomedical papers: X-rays, slides, charts.",
    },
  ],
  spaces: [
    {
      id: "pharma/CLIP-Interrogator",
      description: "Runs the match backwards: finds a wording that CLIP would accept for your picture.",
    },
    {
      id: "merve/compare_clip_siglip",
      description: "The same picture and labels through CLIP and SigLIP, next to each other.",
    },
  ],
  metrics: [
    {
      id: "top-K accuracy",
      description: "Whether the right phrase is among the K best; with ImageNet's 1,000 names, K is usually 1 or 5.",
      formula: "pictures whose true phrase is among the K best-scored ones divided by all pictures",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.top_k_accuracy_score.html",
    },
    {
      id: "mean per-class accuracy",
      description: "Gives a phrase with ten pictures the weight of one with ten thousand, as for pets or aircraft.",
      formula: "accuracy among the pictures of each phrase, then the mean over phrases",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/model_evaluation.html#balanced-accuracy-score",
    },
  ],
  widgetModels: ["google/siglip-so400m-patch14-224"],
  isPlaceholder: false,
  // Facts of the records: transformers 5.23.0 (models/siglip, models/siglip2, docstrings) and full records of the
  // public hub's API for openai/clip-vit-base-patch32 and google/siglip-so400m-patch14-384, read 2026-11-21.
  exampleModels: [
    {
      id: "google/siglip2-base-patch16-224",
      library_name: "transformers",
      pipeline_tag: "zero-shot-image-classification",
      tags: ["transformers", "safetensors", "siglip", "zero-shot-image-classification", "vision", "license:apache-2.0"],
      config: { architectures: ["SiglipModel"], model_type: "siglip" },
      transformersInfo: {
        auto_model: "AutoModelForZeroShotImageClassification",
        pipeline_tag: "zero-shot-image-classification",
        processor: "AutoProcessor",
      },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "pavilion.jpg",
        alt: "A red pavilion of several storeys with curved green roofs on a wooded hill above a hazy lake.",
      },
      {
        type: "text",
        label: "Candidate labels",
        content: "a temple above a lake, a lighthouse by the sea, a city square",
      },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "a temple above a lake", score: 0.94 },
          { label: "a lighthouse by the sea", score: 0.04 },
          { label: "a city square", score: 0.02 },
        ],
      },
    ],
    note: "These three scores were made up to show the form of an answer; the photo is real.",
  },
  related: [
    "image-classification",
    "zero-shot-object-detection",
    "image-feature-extraction",
    "zero-shot-classification",
    "image-text-to-text",
  ],
} satisfies Task;
