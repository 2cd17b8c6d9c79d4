import type { Task } from "../../task.ts";

export default {
  summary:
    "A summarizer takes a long text, a meeting or a conversation and returns the few sentences that matter. Some copy the best sentences, others write new ones. Newsrooms, clinics, support desks and inboxes use it to save reading time.",
  datasets: [
    {
      id: "knkarthick/samsum",
      description:
        "About 16,000 invented messenger chats, each with a summary in the third person; not for commercial use.",
    },
    {
      id: "mlsum",
      description:
        "1.5 million newspaper articles with their highlights, in French, German, Spanish, Russian and Turkish.",
    },
  ],
  models: [
    {
      id: "ibm-granite/granite-4.1-3b",
      description:
        "An instruct model of April 2026 that you tell the length, the reader and the format; Apache 2.0, 3 billion.",
    },
    {
      id: "Qwen/Qwen3-4B-Instruct-2507",
      description: "Holds 262,144 tokens, a long novel, so that a report need not be cut into pieces.",
    },
    {
      id: "facebook/bart-large-cnn",
      description: "Three or four sentences in the style of CNN's highlights, from up to 1,024 tokens of English.",
    },
    {
      id: "Falconsai/medical_summarization",
      description: "A small T5 tuned on medical texts; 242 MB of weights that run without a graphics card.",
    },
  ],
  spaces: [
    {
      id: "pszemraj/summarize-long-text",
      description: "Condenses long documents with models that were tuned on summaries of books.",
    },
    {
      id: "ml6team/distilbart-tos-summarizer-tosdr",
      description: "Boils terms of service down to the points that a customer should know.",
    },
    { id: "pszemraj/document-summarization", description: "Upload a document as a file and get its gist back." },
    {
      id: "ml6team/post-processing-summarization",
      description: "Marks names and relations in a generated summary that the article does not back.",
    },
  ],
  metrics: [
    {
      id: "rouge",
      description:
        "How many words or word pairs of a human summary turn up again; ROUGE-L looks at the longest common order.",
      formula: "n-grams, or the longest common subsequence, shared by summary and reference, as an F-measure",
      range: "0 to 1, often shown as 0 to 100",
      better: "higher",
      definition: "https://aclanthology.org/W04-1013/",
    },
    {
      id: "BERTScore",
      description:
        "Forgives paraphrase: words are matched by the similarity of their contextual vectors, not by spelling.",
      formula: "each token's best cosine similarity with a token of the other text, as an F-measure over both texts",
      range: "−1 to 1, in practice 0.8 to 1 without rescaling",
      better: "higher",
      definition: "https://arxiv.org/abs/1904.09675",
    },
    {
      id: "AlignScore",
      description: "Asks whether the source supports each sentence of the summary, and needs no human reference.",
      formula: "mean over the summary's sentences of the best alignment score with a chunk of the source",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2305.16739",
    },
  ],
  widgetModels: ["facebook/bart-large-cnn"],
  youtubeId: "yHnr5Dk2zCI",
  isPlaceholder: false,
  // Facts of the record: a public record of the hub's API of December 2025 (tags, classes), read 2026-11-21.
  exampleModels: [
    {
      id: "facebook/bart-large-cnn",
      library_name: "transformers",
      pipeline_tag: "summarization",
      tags: ["transformers", "pytorch", "safetensors", "bart", "summarization", "en", "license:mit"],
      config: { architectures: ["BartForConditionalGeneration"], model_type: "bart" },
      transformersInfo: {
        auto_model: "AutoModelForSeq2SeqLM",
        pipeline_tag: "summarization",
        processor: "AutoTokenizer",
      },
    },
  ],
  // Output of packages/catalogue/media-scripts/text_demos.py.
  demo: {
    inputs: [
      {
        type: "text",
        label: "Article",
        content:
          "The town council voted on Monday to rebuild the old harbour bridge. The bridge has been closed to traffic since a storm damaged two of its piers in January. Since then buses have made a detour of eleven kilometres, and shops on the island report a third fewer customers. The new bridge will keep the stone arches of 1904 but rest on steel piers. Work on the bridge is to begin in April and to last fourteen months. The council expects costs of nine million euros, of which the state pays half.",
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Summary",
        content:
          "The town council voted on Monday to rebuild the old harbour bridge. The bridge has been closed to traffic since a storm damaged two of its piers in January.",
      },
    ],
    note: "LexRank in sumy 0.13.0 chose these two sentences; a neural summarizer would phrase its own.",
  },
  related: ["text-generation", "translation", "question-answering", "text-classification"],
} satisfies Task;
