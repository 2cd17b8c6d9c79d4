import type { Task } from "../../task.ts";

export default {
  summary:
    "One word of a sentence is hidden, and the model says which words could stand there and how likely each is. Encoders such as BERT learn language in this way; today they serve mainly as the start for search, classification and tagging.",
  datasets: [
    {
      id: "wikipedia",
      description: "Articles without their markup, by language; with BookCorpus, the text that BERT grew up on.",
    },
    {
      id: "c4",
      description: "English web pages of a crawl of April 2019, cleaned by rules; made for T5 and used widely since.",
    },
  ],
  models: [
    {
      id: "jhu-clsp/mmBERT-base",
      description:
        "The multilingual choice of 2025: ModernBERT's design, three trillion tokens and rare languages added late.",
    },
    {
      id: "answerdotai/ModernBERT-base",
      description: "English and code, 149 million parameters, 8,192 tokens; quick on long inputs and Apache-licensed.",
    },
    {
      id: "LiquidAI/LFM2.5-Encoder-350M",
      description:
        "An encoder of July 2026 for fifteen languages, made from a text generator of that size; its own licence applies.",
    },
    {
      id: "answerdotai/ModernBERT-large",
      description:
        "395 million parameters for when base falls short; worth it after fine-tuning rather than for guessing words.",
    },
    {
      id: "FacebookAI/xlm-roberta-base",
      description: "A hundred languages from 2.5 terabytes of CommonCrawl; old, dependable and supported everywhere.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "cross_entropy",
      description: "The loss of pretraining: how surprised the model is by the words that were really under the masks.",
      formula: "mean of the negative logarithm of the probability that was given to each hidden token",
      range: "0, no upper end",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Cross-entropy",
    },
    {
      id: "perplexity",
      description:
        "The same loss as a number of words: among so many equally good candidates the model hesitates at a mask.",
      formula: "e to the power of the cross entropy over the hidden tokens",
      range: "1, no upper end",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Perplexity",
    },
    {
      id: "Pseudo-perplexity",
      description:
        "Rates a whole sentence with an encoder by hiding its tokens one after another, say to compare two spellings.",
      formula: "e to the power of the mean negative log probability of each token when it alone is hidden",
      range: "1, no upper end",
      better: "lower",
      definition: "https://aclanthology.org/2020.acl-main.240/",
    },
  ],
  widgetModels: ["distilroberta-base"],
  youtubeId: "mqElG5QJWUg",
  isPlaceholder: false,
  // Facts of the record: a public record of the hub's API of December 2025 (tags, classes), and the ModernBERT
  // documentation in transformers 5.23.0 (mask token), read 2026-11-21.
  exampleModels: [
    {
      id: "answerdotai/ModernBERT-base",
      library_name: "transformers",
      pipeline_tag: "fill-mask",
      tags: ["transformers", "pytorch", "onnx", "safetensors", "modernbert", "fill-mask", "en", "license:apache-2.0"],
      config: { architectures: ["ModernBertForMaskedLM"], model_type: "modernbert" },
      transformersInfo: { auto_model: "AutoModelForMaskedLM", pipeline_tag: "fill-mask", processor: "AutoTokenizer" },
      mask_token: "[MASK]",
    },
  ],
  demo: {
    inputs: [
      { type: "text", label: "Sentence with a gap", content: "The baker slid the loaves into the [MASK] at four." },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "oven", score: 0.91 },
          { label: "kitchen", score: 0.03 },
          { label: "fire", score: 0.02 },
          { label: "van", score: 0.01 },
        ],
      },
    ],
    note: "Candidates and scores are made up; a trained encoder gives other figures.",
  },
  related: ["text-generation", "feature-extraction", "text-classification", "token-classification"],
} satisfies Task;
