import type { Task } from "../../task.ts";

export default {
  summary:
    "A text-ranking model reads a query together with a document and scores how well the one answers the other. Sorting candidates by that score puts the best on top. It is the second stage of a search engine and of question answering over documents, after a fast first stage has gathered candidates.",
  datasets: [
    {
      id: "sentence-transformers/msmarco",
      description: "MS MARCO in the shape that trainers of rerankers want: queries, passages and mined hard negatives.",
    },
    {
      id: "lightonai/ms-marco-en-bge",
      description:
        "800,000 MS MARCO queries with passages mined by BGE-M3 and scored by its reranker, for distillation.",
    },
    {
      id: "microsoft/ms_marco",
      description: "The origin of most rerankers: a million Bing queries with human-marked answer passages.",
    },
  ],
  models: [
    {
      id: "Qwen/Qwen3-Reranker-0.6B",
      description:
        "Judges in over 100 languages and 32,000 tokens, after an instruction that you may word; Apache 2.0.",
    },
    {
      id: "ibm-granite/granite-embedding-reranker-english-r2",
      description: "A ModernBERT cross-encoder for English passages of up to 8,192 tokens, free to use in business.",
    },
    {
      id: "cross-encoder/ms-marco-MiniLM-L6-v2",
      description:
        "Six layers and 23 million parameters: the default when hundreds of candidates must be judged on a CPU.",
    },
    {
      id: "Alibaba-NLP/gte-multilingual-reranker-base",
      description: "An encoder of 306 million parameters for more than 70 languages; runs code of its own repository.",
    },
    {
      id: "Alibaba-NLP/gte-reranker-modernbert-base",
      description: "149 million parameters, English, good at code and long passages.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "Normalized Discounted Cumulative Gain",
      description: "Rewards relevant results the more the higher they stand, and knows degrees of relevance.",
      formula:
        "sum of gains, each divided by the logarithm of its position plus one, as a share of the best sum any order could reach",
      range: "0 to 1",
      better: "higher",
      definition: "https://doi.org/10.1145/582415.582418",
    },
    {
      id: "Mean Reciprocal Rank",
      description: "Looks only at the first relevant result, as a user who needs a single answer does.",
      formula: "mean over queries of 1 divided by the position of the first relevant document, 0 where there is none",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Mean_reciprocal_rank",
    },
    {
      id: "Mean Average Precision",
      description: "Asks for all relevant documents near the top, each of them counted as either relevant or not.",
      formula: "mean over queries of the precision at each relevant document's position, averaged within the query",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Evaluation_measures_(information_retrieval)#Mean_average_precision",
    },
  ],
  widgetModels: ["cross-encoder/ms-marco-MiniLM-L6-v2"],
  isPlaceholder: false,
  // Facts of the record: a list of the public hub's API of 2026, read 2026-11-21.
  exampleModels: [
    {
      id: "cross-encoder/ms-marco-MiniLM-L6-v2",
      library_name: "sentence-transformers",
      pipeline_tag: "text-ranking",
      tags: ["sentence-transformers", "onnx", "safetensors", "bert", "text-ranking", "en", "license:apache-2.0"],
    },
  ],
  demo: {
    inputs: [
      { type: "text", label: "Query", content: "Can I take my dog on the night train?" },
      {
        type: "text",
        label: "Document 1",
        content: "Night trains run between Hamburg and Zurich every evening.",
      },
      {
        type: "text",
        label: "Document 2",
        content: "Dogs travel in sleeper compartments if the whole compartment is booked.",
      },
      {
        type: "text",
        label: "Document 3",
        content: "Small pets in a carrier ride free of charge on regional buses.",
      },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "Document 2", score: 0.559 },
          { label: "Document 3", score: 0.414 },
          { label: "Document 1", score: 0.369 },
        ],
      },
    ],
    note: "Ranked by the cosines of all-MiniLM-L6-v2, an embedder small enough to compute here; a cross-encoder gives scores on another scale.",
  },
  related: ["text-retrieval", "sentence-similarity", "feature-extraction", "question-answering", "text-classification"],
} satisfies Task;
