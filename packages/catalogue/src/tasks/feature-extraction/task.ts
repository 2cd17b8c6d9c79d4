import type { Task } from "../../task.ts";

export default {
  summary:
    "A feature-extraction model turns a text into a list of numbers, its embedding, such that texts of similar meaning get similar numbers. Programs compare, search and group texts by these vectors instead of by their words. Semantic search, retrieval for chat assistants, clustering and deduplication rest on them.",
  datasets: [
    {
      id: "sentence-transformers/all-nli",
      description:
        "SNLI and MultiNLI rearranged: a sentence, one that follows from it and one that contradicts it, to train a first embedder.",
    },
    {
      id: "wikipedia",
      description: "Encyclopedia articles without markup, one configuration for each language and dump.",
    },
  ],
  models: [
    {
      id: "Qwen/Qwen3-Embedding-0.6B",
      description:
        "Gives 1,024 numbers or as few as 32, reads 32,000 tokens in over 100 languages and takes an instruction; Apache 2.0.",
    },
    {
      id: "ibm-granite/granite-embedding-97m-multilingual-r2",
      description: "384 numbers from 97 million parameters: trained for search in 52 languages and in source code.",
    },
    {
      id: "thenlper/gte-large",
      description: "English only, 512 tokens at most, 1,024 numbers; a much used encoder of 2023.",
    },
    {
      id: "Alibaba-NLP/gte-Qwen1.5-7B-instruct",
      description: "Seven billion parameters and 4,096 numbers a text, which makes for a large index.",
    },
  ],
  spaces: [
    {
      id: "mteb/leaderboard",
      description: "The tables of the Massive Text Embedding Benchmark, by kind of task, language and model size.",
    },
    {
      id: "mteb/arena",
      description: "Two unnamed embedders work on the same input, and your vote decides which did better.",
    },
  ],
  metrics: [
    {
      id: "nDCG@10",
      description:
        "How good the first ten results are when documents are sorted by their vectors' nearness to a query.",
      formula:
        "relevance of each of the ten results divided by the logarithm of its rank plus one, summed, and divided by the same sum for the ideal order",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Discounted_cumulative_gain",
    },
    {
      id: "Spearman Correlation",
      description: "Whether cosines put sentence pairs into the order in which people rated their likeness.",
      formula: "covariance of the two rankings divided by the product of their standard deviations",
      range: "−1 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Spearman%27s_rank_correlation_coefficient",
    },
    {
      id: "V-measure",
      description: "How well clusters of the vectors agree with known topics, whatever the clusters are called.",
      formula: "harmonic mean of homogeneity (clusters hold one topic) and completeness (topics stay in one cluster)",
      range: "0 to 1",
      better: "higher",
      definition: "https://aclanthology.org/D07-1043/",
    },
  ],
  widgetModels: ["facebook/bart-base"],
  isPlaceholder: false,
  // Facts of the record: a list of the public hub's API of 2026; context, dimensions and licence after
  // arXiv:2605.13521. Read 2026-11-21.
  exampleModels: [
    {
      id: "ibm-granite/granite-embedding-97m-multilingual-r2",
      library_name: "sentence-transformers",
      pipeline_tag: "feature-extraction",
      tags: ["sentence-transformers", "onnx", "safetensors", "openvino", "modernbert", "feature-extraction"],
    },
  ],
  demo: {
    inputs: [
      { type: "text", label: "First text", content: "The ferry leaves at noon." },
      { type: "text", label: "Second text", content: "Our boat departs at twelve." },
      { type: "text", label: "Third text", content: "Interest rates rose again." },
    ],
    outputs: [
      {
        type: "tabular",
        table: [
          ["Text", "1", "2", "3", "…", "384", "Cosine with the first"],
          ["The ferry leaves at noon.", "0.053", "0.095", "0.071", "…", "0.027", "1.000"],
          ["Our boat departs at twelve.", "0.060", "0.061", "−0.009", "…", "−0.038", "0.513"],
          ["Interest rates rose again.", "0.041", "−0.069", "0.001", "…", "0.015", "−0.015"],
        ],
      },
    ],
    note: "The numbers are those of all-MiniLM-L6-v2, of whose 384 four are shown.",
  },
  related: ["sentence-similarity", "text-retrieval", "text-ranking", "image-feature-extraction", "text-classification"],
} satisfies Task;
