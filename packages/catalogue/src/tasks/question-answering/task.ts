import type { Task } from "../../task.ts";

export default {
  summary:
    "Give a question-answering model a question and a passage, and it points at the words of the passage that answer it, or says that there are none. It is used to search manuals, contracts and archives with answers that can be checked.",
  datasets: [
    {
      id: "squad_v2",
      description: "Around 150,000 questions on Wikipedia paragraphs, of which a third have no answer there.",
    },
    {
      id: "natural_questions",
      description: "Real queries to a search engine, each with a whole Wikipedia page and a long and a short answer.",
    },
  ],
  models: [
    {
      id: "ibm-granite/granite-4.1-3b",
      description:
        "Writes an answer from passages that you retrieved; a chat model of 2026 under Apache 2.0 for one GPU.",
    },
    {
      id: "deepset/roberta-base-squad2",
      description: "The standard extractor for English, trained with unanswerable questions; 124 million parameters.",
    },
    {
      id: "distilbert/distilbert-base-cased-distilled-squad",
      description: "Smaller and faster, at 65 million parameters; it always answers, even where nothing fits.",
    },
    {
      id: "google/tapas-base-finetuned-wtq",
      description: "For tables in place of prose: chooses cells and, if need be, counts or adds them.",
    },
  ],
  spaces: [
    {
      id: "deepset/wikipedia-assistant",
      description: "Looks up a question in Wikipedia and answers from the articles it found.",
    },
  ],
  metrics: [
    {
      id: "exact-match",
      description:
        "How often the extracted words are those of an annotator, to the letter; a missing word counts as wrong.",
      formula: "answers equal to a reference after removing case, punctuation and articles, divided by all questions",
      range: "0 to 1, often shown as 0 to 100",
      better: "higher",
      definition: "https://arxiv.org/abs/1606.05250",
    },
    {
      id: "f1",
      description:
        "Overlap of words with the nearest reference answer, so that one extra word costs a little, not everything.",
      formula:
        "harmonic mean of precision and recall over the words of answer and reference, averaged over the questions",
      range: "0 to 1, often shown as 0 to 100",
      better: "higher",
      definition: "https://arxiv.org/abs/1606.05250",
    },
    {
      id: "No-answer accuracy",
      description:
        "How reliably the model keeps silent when the passage does not hold the answer, as SQuAD 2.0 reports.",
      formula: "unanswerable questions that were left without an answer divided by all unanswerable questions",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1806.03822",
    },
  ],
  widgetModels: ["deepset/roberta-base-squad2"],
  youtubeId: "ajPx5LwJD-I",
  isPlaceholder: false,
  // Facts of the record: a public record of the hub's API of December 2025 (tags, classes), read 2026-11-21.
  exampleModels: [
    {
      id: "deepset/roberta-base-squad2",
      library_name: "transformers",
      pipeline_tag: "question-answering",
      tags: ["transformers", "pytorch", "safetensors", "roberta", "question-answering", "en", "license:cc-by-4.0"],
      config: { architectures: ["RobertaForQuestionAnswering"], model_type: "roberta" },
      transformersInfo: {
        auto_model: "AutoModelForQuestionAnswering",
        pipeline_tag: "question-answering",
        processor: "AutoTokenizer",
      },
    },
  ],
  demo: {
    inputs: [
      { type: "text", label: "Question", content: "How long does the battery last in the cold?" },
      {
        type: "text",
        label: "Passage",
        content:
          "The lamp shines for forty hours on one charge. Below freezing point the battery lasts eleven hours, and charging is switched off until it has warmed up.",
      },
    ],
    outputs: [{ type: "text", label: "Answer", content: "eleven hours" }],
    note: "Question, passage and answer were written by hand to show the form.",
  },
  related: [
    "document-question-answering",
    "table-question-answering",
    "text-generation",
    "text-ranking",
    "visual-question-answering",
  ],
} satisfies Task;
