import type { Task } from "../../task.ts";

export default {
  summary:
    "A zero-shot classifier sorts a text into categories that you write down at that moment, without any training examples. It suits labels that change every week, first sightings of new data, and drafts of a training set.",
  datasets: [
    {
      id: "nyu-mll/glue",
      description:
        "Its MNLI part teaches entailment, the skill that most of these models rest on; RTE and QNLI add to it.",
    },
    {
      id: "nyu-mll/multi_nli",
      description: "433,000 premises and hypotheses from ten genres of spoken and written English.",
    },
    {
      id: "fever/fever",
      description: "185,445 claims to be supported or refuted from Wikipedia, often turned into entailment pairs.",
    },
  ],
  models: [
    {
      id: "knowledgator/gliclass-multilang-mini",
      description:
        "Reads all labels and the text in one pass, in twenty languages; released in 2026, needs the gliclass package.",
    },
    {
      id: "MoritzLaurer/deberta-v3-base-zeroshot-v2.0-c",
      description:
        "A good first choice for a processor: MIT licence, and trained only on data cleared for commercial use.",
    },
    {
      id: "facebook/bart-large-mnli",
      description: "The classic from 2020 with 407 million parameters; English, one pass for each label.",
    },
    {
      id: "MoritzLaurer/ModernBERT-large-zeroshot-v2.0",
      description: "Built on ModernBERT, so it takes long documents; 0.4 billion parameters under Apache 2.0.",
    },
    {
      id: "knowledgator/gliclass-modern-base-v2.0-init",
      description:
        "GLiClass over ModernBERT-base: many labels cost hardly more than a few, and business use is allowed.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "accuracy",
      description:
        "How often the label with the best score is the true one; compare it with guessing, 1 divided by the labels.",
      formula: "texts whose highest-scored label is the reference divided by all texts",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/model_evaluation.html#accuracy-score",
    },
    {
      id: "Macro F1",
      description:
        "Treats each of your categories alike, which exposes a label whose wording the model does not grasp.",
      formula: "sum of the F1 of every category divided by the number of categories",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.f1_score.html",
    },
  ],
  widgetModels: ["facebook/bart-large-mnli"],
  isPlaceholder: false,
  // Facts of the record: the repository's pages on the public hub (tags, files, licence), stored copies read 2026-11-21.
  exampleModels: [
    {
      id: "MoritzLaurer/deberta-v3-base-zeroshot-v2.0-c",
      library_name: "transformers",
      pipeline_tag: "zero-shot-classification",
      tags: [
        "transformers",
        "safetensors",
        "deberta-v2",
        "text-classification",
        "zero-shot-classification",
        "en",
        "license:mit",
      ],
      config: { architectures: ["DebertaV2ForSequenceClassification"], model_type: "deberta-v2" },
      transformersInfo: {
        auto_model: "AutoModelForSequenceClassification",
        pipeline_tag: "zero-shot-classification",
        processor: "AutoTokenizer",
      },
    },
  ],
  // Output of packages/catalogue/media-scripts/text_demos.py.
  demo: {
    inputs: [
      {
        type: "text",
        label: "Message",
        content: "My parcel came two weeks late and the lid is broken. I want my money back.",
      },
      { type: "text", label: "Categories", content: "refund, late delivery, damaged goods, praise" },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "refund", score: 0.75 },
          { label: "damaged goods", score: 0.18 },
          { label: "late delivery", score: 0.07 },
          { label: "praise", score: 0 },
        ],
      },
    ],
    note: "The shares are a softmax over the similarities that the sentence encoder all-MiniLM-L6-v2 computed, times 20.",
  },
  related: [
    "text-classification",
    "sentence-similarity",
    "zero-shot-image-classification",
    "text-ranking",
    "text-generation",
  ],
} satisfies Task;
