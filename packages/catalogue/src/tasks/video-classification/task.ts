import type { Task } from "../../task.ts";

export default {
  summary:
    "A video classifier watches a short clip and names what happens in it, with a probability for each label of its list. It looks at several frames together, so it can tell opening from closing. Sports analysis, moderation, care of the elderly and search in archives build on it.",
  datasets: [
    {
      id: "kinetics400",
      description:
        "About 306,000 ten-second clips of 400 human actions, the usual material for pretraining and comparison.",
    },
    {
      id: "HuggingFaceM4/something_something_v2",
      description:
        "Actions that only the order of frames tells apart, such as moving something up or down; 174 classes.",
    },
  ],
  models: [
    {
      id: "facebook/vjepa2-vitl-fpc16-256-ssv2",
      description:
        "V-JEPA 2 with 16 frames of 256 pixels, tuned to the 174 hand movements of Something-Something; MIT licence.",
    },
    {
      id: "facebook/vjepa2-vitg-fpc64-384-ssv2",
      description: "The largest V-JEPA 2 classifier: a billion parameters, 64 frames, 384 pixels.",
    },
    {
      id: "MCG-NJU/videomae-base-finetuned-kinetics",
      description:
        "VideoMAE, learnt by filling in hidden patches; 16 frames, 400 actions, the usual start for fine-tuning.",
    },
    {
      id: "google/vivit-b-16x2-kinetics400",
      description: "The Video Vision Transformer of 2021, which reads 32 frames as tubes of two frames each.",
    },
    {
      id: "microsoft/xclip-base-patch32",
      description:
        "CLIP extended to video, so the labels are words you choose; eight frames and no training of your own.",
    },
  ],
  spaces: [
    {
      id: "nateraw/lavila",
      description: "Narrates first-person videos, trained with captions that a language model wrote.",
    },
    {
      id: "fcakyon/video-classification",
      description: "Compare TimeSformer, VideoMAE and X-CLIP on a clip of yours or from YouTube.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description: "The share of clips whose most probable action is the true one, called top-1 in papers.",
      formula: "clips with the correct first label divided by all clips",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Accuracy_and_precision",
    },
    {
      id: "recall",
      description: "Of all clips in which somebody falls, the share that the detector of falls reports.",
      formula: "clips of an action that get its label divided by all clips of that action",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Precision_and_recall",
    },
    {
      id: "precision",
      description: "Of all clips that were flagged as violent, the share that really are.",
      formula: "clips of an action among those that got its label divided by all that got it",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.precision_score.html",
    },
    {
      id: "f1",
      description:
        "One figure for rare actions, taken for each class and averaged so that none drowns among the frequent.",
      formula: "twice precision times recall divided by their sum, for each action, then the mean",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.f1_score.html",
    },
    {
      id: "top-5 accuracy",
      description: "Forgives confusion among neighbours such as jogging and running, which long lists of actions hold.",
      formula: "clips whose true label is among the five most probable divided by all clips",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.top_k_accuracy_score.html",
    },
    {
      id: "mean average precision",
      description: "For clips in which several actions take place at once, as in Charades and AVA.",
      formula: "area under the curve of precision over recall for each action, then the mean over actions",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Evaluation_measures_(information_retrieval)",
    },
  ],
  widgetModels: ["facebook/vjepa2-vitl-fpc16-256-ssv2"],
  isPlaceholder: false,
  related: ["video-text-to-text", "image-classification", "zero-shot-image-classification", "audio-classification"],
  // Facts of the record: the repository's entry on the public hub (task), the class and the type in
  // transformers 5.23.0, models/vjepa2; stored copies and source read 2026-11-21.
  exampleModels: [
    {
      id: "facebook/vjepa2-vitl-fpc16-256-ssv2",
      library_name: "transformers",
      pipeline_tag: "video-classification",
      tags: ["transformers", "safetensors", "vjepa2", "video-classification", "video", "license:mit"],
      config: { architectures: ["VJEPA2ForVideoClassification"], model_type: "vjepa2" },
      transformersInfo: {
        auto_model: "AutoModelForVideoClassification",
        pipeline_tag: "video-classification",
        processor: "AutoVideoProcessor",
      },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "juggling.mp4",
        alt: "Video: a man in a blue jumper stands in a park and keeps three coloured balls in the air.",
      },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "juggling balls", score: 0.93 },
          { label: "contact juggling", score: 0.03 },
          { label: "throwing ball", score: 0.01 },
        ],
      },
    ],
    note: "Clip and scores are ours and no model's; the labels are three of the 400 of Kinetics.",
  },
} satisfies Task;
