import type { Task } from "../../task.ts";

export default {
  summary:
    "A sentence-similarity model takes one sentence and some others, and scores how close each is to it in meaning. Wording may differ entirely; what counts is what is said. It finds duplicate questions, matches job adverts with applications, and routes a message to the answer that fits.",
  datasets: [
    {
      id: "sentence-transformers/stsb",
      description: "The STS Benchmark: 8,628 English pairs with likeness as people judged it, scaled to 0 to 1.",
    },
    {
      id: "sentence-transformers/quora-duplicates",
      description: "Pairs of Quora questions, marked where both ask the same, for duplicate detection.",
    },
    {
      id: "microsoft/ms_marco",
      description:
        "Real queries to Bing with passages that answer them, to train likeness between question and answer.",
    },
  ],
  models: [
    {
      id: "ibm-granite/granite-embedding-311m-multilingual-r2",
      description: "Compares across more than 200 languages; its 768 numbers may be cut to 512, 384, 256 or 128.",
    },
    {
      id: "google/embeddinggemma-300m",
      description: "Built from Gemma 3 for phones and laptops, in over 100 languages; Google's terms come first.",
    },
    {
      id: "sentence-transformers/all-mpnet-base-v2",
      description: "Trained on more than a billion English pairs; 768 numbers, texts of up to 384 tokens.",
    },
    {
      id: "BAAI/bge-m3",
      description: "Compares by one vector, by weighted words or by many vectors; 8,192 tokens, MIT licence.",
    },
    {
      id: "HIT-TMG/KaLM-embedding-multilingual-mini-instruct-v1.5",
      description: "Grown from Qwen2-0.5B, strong in Chinese and English; takes an instruction for the query.",
    },
  ],
  spaces: [
    {
      id: "Gradio-Blocks/Ask_Questions_To_YouTube_Videos",
      description: "Takes the address of a YouTube video and a question about what is said in it.",
    },
    {
      id: "Gradio-Blocks/pubmed-abstract-retriever",
      description: "Retrieves abstracts of medical papers from PubMed for a query.",
    },
    {
      id: "nickmuchi/article-text-summarizer",
      description: "Condenses an article to its most important statements.",
    },
    {
      id: "sentence-transformers/Sentence_Transformers_for_semantic_search",
      description: "Tries semantic search with models of the Sentence Transformers library.",
    },
  ],
  metrics: [
    {
      id: "Mean Reciprocal Rank",
      description: "How far up the first true paraphrase stands when candidates are sorted by score.",
      formula: "one divided by the rank of the first match, averaged over all source sentences",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Mean_reciprocal_rank",
    },
    {
      id: "Cosine Similarity",
      description: "The score itself: the angle between two sentence vectors, whatever their lengths.",
      formula: "dot product of the two vectors divided by the product of their lengths",
      range: "−1 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Cosine_similarity",
    },
    {
      id: "Spearman Correlation",
      description: "Agreement with the order of human ratings, the usual figure on the STS Benchmark.",
      formula: "linear correlation between the ranks of the model's scores and the ranks of the human ratings",
      range: "−1 to 1",
      better: "higher",
      definition: "https://aclanthology.org/S17-2001/",
    },
    {
      id: "Average Precision",
      description: "For duplicate detection: how purely true duplicates gather at the top, over all thresholds.",
      formula: "precision at each threshold weighted by the gain in recall since the one before, summed",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.average_precision_score.html",
    },
  ],
  widgetModels: ["sentence-transformers/all-MiniLM-L6-v2"],
  youtubeId: "VCZq5AkbNEU",
  isPlaceholder: false,
  // Facts of the record: records of the public hub's API of 2025 and 2026, read 2026-11-21.
  exampleModels: [
    {
      id: "sentence-transformers/all-MiniLM-L6-v2",
      library_name: "sentence-transformers",
      pipeline_tag: "sentence-similarity",
      tags: ["sentence-transformers", "onnx", "safetensors", "bert", "sentence-similarity", "en", "license:apache-2.0"],
      config: { architectures: ["BertModel"], model_type: "bert" },
    },
  ],
  demo: {
    inputs: [
      { type: "text", label: "Source sentence", content: "My parcel still has not arrived." },
      { type: "text", label: "Sentence to compare", content: "The package I ordered never showed up." },
      { type: "text", label: "Sentence to compare", content: "The box came yesterday, thank you." },
      { type: "text", label: "Sentence to compare", content: "How do I change my password?" },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "The package I ordered never showed up.", score: 0.514 },
          { label: "The box came yesterday, thank you.", score: 0.448 },
          { label: "How do I change my password?", score: 0.094 },
        ],
      },
    ],
    note: "Scores by all-MiniLM-L6-v2. The second sentence says the opposite and still scores high: it is about the same thing.",
  },
  related: ["feature-extraction", "text-ranking", "text-retrieval", "text-classification"],
} satisfies Task;
