import type { Task } from "../../task.ts";

export default {
  summary:
    "Given a question and a collection of page images, a visual retriever scores every page by how well it answers. It reads text, tables, charts and layout straight from the picture, so PDF files become searchable without OCR.",
  datasets: [
    {
      id: "vidore/colpali_train_set",
      description: "118,695 pairs of a query and a page, two thirds academic and one third synthetic, all in English.",
    },
  ],
  models: [
    {
      id: "ModernVBERT/colmodernvbert",
      description:
        "250 million parameters under the MIT licence: the one to index a few thousand pages with on a laptop.",
    },
    {
      id: "jinaai/jina-embeddings-v4",
      description:
        "One vector of 2,048 numbers or many of 128 for a page, text or code, in about 30 languages; for research.",
    },
    {
      id: "Qwen/Qwen3-VL-Embedding-2B",
      description:
        "A single vector of 2,048 numbers for text, screenshot or video, which any vector database can hold.",
    },
    {
      id: "vidore/colqwen2-v1.0",
      description:
        "Adapter on Qwen2-VL with 2 billion parameters that keeps the aspect ratio of the page; Apache 2.0 base.",
    },
    {
      id: "Tevatron/OmniEmbed-v0.1",
      description:
        "Puts pages, spoken audio, video and multilingual text into one space, on Qwen2.5-Omni with 7 billion.",
    },
  ],
  spaces: [
    {
      id: "vidore/vidore-leaderboard",
      description: "Ranks page retrievers on the ViDoRe benchmarks, from single facts to open questions.",
    },
    {
      id: "vidore/visual-rag-tool",
      description: "Upload PDF files, ask, and a language model answers from the pages that ColPali found.",
    },
  ],
  metrics: [
    {
      id: "Normalized Discounted Cumulative Gain at K",
      description:
        "Rates the order of the best K pages, usually five or ten: a right page counts more the higher it stands.",
      formula:
        "sum of each page's relevance divided by log2 of its rank plus 1, over the first K, divided by the same sum for the ideal order",
      range: "0 to 1",
      better: "higher",
      definition: "https://doi.org/10.1145/582415.582418",
    },
    {
      id: "Recall at K",
      description: "Says whether the needed page is handed on at all, the limit of any answer written from the hits.",
      formula: "relevant pages among the first K results divided by all relevant pages, averaged over queries",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Evaluation_measures_(information_retrieval)",
    },
  ],
  widgetModels: ["vidore/colqwen2-v1.0-hf"],
  isPlaceholder: false,
  related: [
    "document-question-answering",
    "text-retrieval",
    "image-text-to-text",
    "feature-extraction",
    "sentence-similarity",
  ],
  // Facts of the records, read 2026-11-21: the first repository's stored page and list of files (licence, whole weights)
  // and transformers 5.23.0, models/colqwen2 (class); the second's tags in a list of the public hub of 2026-08-22 and
  // its commit f9df4fe (an adapter).
  exampleModels: [
    {
      id: "vidore/colqwen2-v1.0-hf",
      library_name: "transformers",
      pipeline_tag: "visual-document-retrieval",
      tags: ["transformers", "safetensors", "colqwen2", "colpali", "license:apache-2.0"],
      config: { architectures: ["ColQwen2ForRetrieval"], model_type: "colqwen2" },
    },
    {
      id: "ModernVBERT/colmodernvbert",
      library_name: "colpali",
      pipeline_tag: "visual-document-retrieval",
      tags: ["colpali", "safetensors", "vidore", "sentence-transformers", "multi-vector", "license:mit"],
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "pages.png",
        alt: "Three pages of a transport report: a bar chart of passengers by line, a map of the network, a table of fares",
      },
      { type: "text", label: "Query", content: "What does a day ticket for a child cost?" },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "Page 3", score: 0.84 },
          { label: "Page 1", score: 0.57 },
          { label: "Page 2", score: 0.52 },
        ],
      },
    ],
    note: "Pages and scores are made up: a real retriever's score is a sum over the words of the query, shown here as the mean.",
  },
} satisfies Task;
