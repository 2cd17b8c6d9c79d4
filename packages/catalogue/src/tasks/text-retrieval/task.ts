import type { Task } from "../../task.ts";

export default {
  summary:
    "Text retrieval finds, in a large collection, the documents that answer a query. What goes in is a question or some keywords; what comes out is a short, ordered list of documents or passages. It drives site search, legal and patent research, and the look-up step of chat assistants that answer from your own files.",
  datasets: [
    {
      id: "miracl/miracl",
      description: "Questions and judgements by native speakers of 18 languages over passages of their Wikipedia.",
    },
    {
      id: "sentence-transformers/NanoBEIR-en",
      description: "Thirteen collections of BEIR shrunk to small corpora, so that an evaluation takes minutes.",
    },
    {
      id: "BeIR/nfcorpus",
      description: "3,633 medical documents and lay questions about nutrition: a small and hard test.",
    },
    {
      id: "sentence-transformers/natural-questions",
      description: "Questions people typed into Google, each with the Wikipedia passage that answers it.",
    },
    {
      id: "microsoft/ms_marco",
      description: "8.8 million web passages in its ranking edition, on which most dense retrievers were trained.",
    },
  ],
  models: [
    {
      id: "ibm-granite/granite-embedding-311m-multilingual-r2",
      description: "Dense retrieval with a window of 32,768 tokens, tuned for 52 languages and nine programming ones.",
    },
    {
      id: "lightonai/LateOn",
      description: "A late-interaction retriever of 149 million parameters for English, by the makers of PyLate.",
    },
    {
      id: "BAAI/bge-m3",
      description: "Dense, sparse and multi-vector output of a single run, ready for hybrid search.",
    },
    {
      id: "opensearch-project/opensearch-neural-sparse-encoding-doc-v3-distill",
      description: "Expands documents into weighted words for an inverted index; queries need no neural network.",
    },
    {
      id: "naver/splade-v3",
      description: "Sparse encoder that adds related words on both sides; its licence excludes commercial use.",
    },
  ],
  spaces: [
    {
      id: "mteb/leaderboard",
      description: "Choose the retrieval tab and your language to see which embedders find the most.",
    },
  ],
  metrics: [
    {
      id: "Recall@k",
      description: "Did the first stage catch what it should? All that follows can only lose from here.",
      formula: "relevant documents among the first k divided by all relevant documents, averaged over queries",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Precision_and_recall",
    },
    {
      id: "nDCG@10",
      description: "The common figure of BEIR and MIRACL: quality of the first ten hits, the top ones weighing most.",
      formula: "discounted cumulative gain of ten results divided by that of the ten best possible ones",
      range: "0 to 1",
      better: "higher",
      definition: "https://doi.org/10.1145/582415.582418",
    },
    {
      id: "MRR@10",
      description: "The official measure of MS MARCO, where mostly one passage a query is marked as right.",
      formula: "reciprocal of the first correct passage's position within ten, else zero, as a mean over all queries",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Mean_reciprocal_rank",
    },
  ],
  widgetModels: ["ibm-granite/granite-embedding-311m-multilingual-r2"],
  isPlaceholder: false,
  // Facts of the record: a list of the public hub's API of 2026, read 2026-11-21.
  exampleModels: [
    {
      id: "ibm-granite/granite-embedding-311m-multilingual-r2",
      library_name: "sentence-transformers",
      pipeline_tag: "feature-extraction",
      tags: ["sentence-transformers", "onnx", "safetensors", "openvino", "modernbert", "feature-extraction"],
    },
  ],
  demo: {
    inputs: [
      { type: "text", label: "Query", content: "why won't my car start in the cold" },
      {
        type: "tabular",
        table: [
          ["No.", "Document"],
          ["1", "How to start a vegetable garden in a cold frame."],
          ["2", "A car that will not start in frost often has a weak battery."],
          ["3", "Automobile engines are hard to turn over in cold weather."],
          ["4", "Cold soups for hot days: gazpacho and vichyssoise."],
          ["5", "Winter tyres are required on mountain roads from November."],
        ],
      },
    ],
    outputs: [
      {
        type: "tabular",
        table: [
          ["Rank", "By shared words (BM25)", "By meaning (embedding)"],
          ["1", "No. 2: 0.88", "No. 2: 0.600"],
          ["2", "No. 1: 0.59", "No. 3: 0.546"],
          ["3", "No. 4: 0.22", "No. 1: 0.355"],
        ],
      },
    ],
    note: "Computed with bm25s 0.3.16 and all-MiniLM-L6-v2. Only the embedding sees that an automobile is a car.",
  },
  related: [
    "text-ranking",
    "feature-extraction",
    "question-answering",
    "sentence-similarity",
    "visual-document-retrieval",
  ],
  tools: [
    {
      name: "Sentence Transformers",
      url: "https://www.sbert.net/",
      description: "Python library for dense, sparse and multi-vector encoders, with training and evaluation.",
    },
    {
      name: "bm25s",
      url: "https://github.com/xhluca/bm25s",
      description: "BM25 in pure Python on NumPy and SciPy: a lexical baseline in five lines, no server.",
    },
    {
      name: "PyLate",
      url: "https://github.com/lightonai/pylate",
      description: "Trains and runs ColBERT-like models and keeps their token vectors in an index.",
    },
    {
      name: "FAISS",
      url: "https://github.com/facebookresearch/faiss",
      description: "Nearest-neighbour indexes for millions of vectors, exact or compressed, on CPU and GPU.",
    },
    {
      name: "Tantivy",
      url: "https://github.com/quickwit-oss/tantivy",
      description: "Full-text engine in Rust, inspired by Lucene, to embed in a program of your own.",
    },
    {
      name: "Vespa",
      url: "https://vespa.ai/",
      description: "Server that combines text matching, vectors and ranking models in one query.",
    },
  ],
} satisfies Task;
