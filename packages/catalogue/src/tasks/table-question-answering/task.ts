import type { Task } from "../../task.ts";

export default {
  summary:
    "A question in plain words and a table go in, and the answer comes out: the right cell, several cells, or a count, sum or mean of them. Analysts put it in front of spreadsheets and databases for colleagues who write no formulas.",
  datasets: [
    {
      id: "wikitablequestions",
      description: "Some 22,000 questions on 2,108 Wikipedia tables, which ask to compare, count and compute.",
    },
    {
      id: "wikisql",
      description: "More than 80,000 questions with their SQL query, each on one of about 24,000 tables.",
    },
  ],
  models: [
    {
      id: "tablegpt/TableGPT-R1",
      description:
        "Qwen3-8B trained by reinforcement to reason over tables and to write code that computes; Apache 2.0.",
    },
    {
      id: "microsoft/tapex-base",
      description:
        "BART that learned to imitate a SQL engine; a base to fine-tune on questions, not a finished answerer.",
    },
    {
      id: "google/tapas-base-finetuned-wtq",
      description:
        "BERT with row and column positions; picks cells and one of none, sum, average or count. Runs on a laptop.",
    },
  ],
  spaces: [
    {
      id: "katanaml/table-query",
      description: "A form in the browser that takes a question to a table, with nothing to install.",
    },
  ],
  metrics: [
    {
      id: "Denotation Accuracy",
      description:
        "Whether the final value is right, however it was reached; order and notation of numbers are evened out.",
      formula: "questions whose predicted set of values equals the reference set, divided by all questions",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1508.00305",
    },
    {
      id: "Execution accuracy",
      description: "The same idea for models that write a query: it is run, and its result is compared.",
      formula: "generated queries whose result equals that of the reference query, divided by all queries",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1709.00103",
    },
  ],
  widgetModels: ["google/tapas-base-finetuned-wtq"],
  isPlaceholder: false,
  // Facts of the record: the TAPAS documentation and pipeline in transformers 5.23.0, which load this model, read 2026-11-21.
  exampleModels: [
    {
      id: "google/tapas-base-finetuned-wtq",
      library_name: "transformers",
      pipeline_tag: "table-question-answering",
      tags: ["transformers", "pytorch", "tapas", "table-question-answering", "en"],
      config: { architectures: ["TapasForQuestionAnswering"], model_type: "tapas" },
      transformersInfo: {
        auto_model: "AutoModelForTableQuestionAnswering",
        pipeline_tag: "table-question-answering",
        processor: "AutoTokenizer",
      },
    },
  ],
  demo: {
    inputs: [
      {
        type: "tabular",
        table: [
          ["Ferry", "Built", "Passengers", "Cars"],
          ["Aurelia", "1998", "620", "84"],
          ["Kittiwake", "2011", "410", "60"],
          ["Solway", "2019", "550", "72"],
        ],
      },
      { type: "text", label: "Question", content: "How many cars fit on the ferries built after 2000?" },
    ],
    outputs: [{ type: "text", label: "Answer", content: "132, the sum of 60 and 72" }],
    note: "The ferries are invented, and we worked the answer out ourselves.",
  },
  related: ["question-answering", "document-question-answering", "text-generation", "tabular-classification"],
} satisfies Task;
