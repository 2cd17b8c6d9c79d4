import type { Task } from "../../task.ts";

export default {
  summary:
    "A document model gets the picture of a page and a question in plain words, and returns the answer that stands on the page. It takes amounts from invoices, dates from contracts and names from forms, whatever their layout.",
  datasets: [
    {
      id: "HuggingFaceM4/Docmatix",
      description:
        "1.3 million PDF files as 2.4 million page images, with 9.5 million generated questions and answers.",
    },
    {
      id: "eliolio/docvqa",
      description: "DocVQA: 50,000 questions on 12,767 scanned industry documents, typed, printed and handwritten.",
    },
  ],
  models: [
    {
      id: "ibm-granite/granite-4.0-3b-vision",
      description:
        "Made for business documents: values by field name, tables as HTML or JSON, charts as CSV; Apache 2.0.",
    },
    {
      id: "Qwen/Qwen3-VL-8B-Instruct",
      description:
        "General chat model that reads print in 32 languages, blurred or tilted too; a GPU with 24 GB holds it.",
    },
    {
      id: "impira/layoutlm-document-qa",
      description: "LayoutLM that marks the answer among the words OCR found, 128 million parameters, MIT licence.",
    },
    {
      id: "impira/layoutlm-invoices",
      description:
        "The sibling tuned on invoices, which also finds answers in several separate pieces; not for business use.",
    },
    {
      id: "microsoft/udop-large",
      description: "UDOP joins picture, text and layout in one encoder and writes its answer; MIT licence, needs OCR.",
    },
    {
      id: "google/pix2struct-docvqa-large",
      description: "Reads the pixels without OCR: the question is painted as a header above the page.",
    },
  ],
  spaces: [
    { id: "impira/docquery", description: "Upload a PDF or a scan and question it with LayoutLM or Donut." },
    { id: "impira/invoices", description: "Lists the usual fields of an invoice and takes further questions." },
    {
      id: "merve/compare_docvqa_models",
      description: "Puts one question to several document models and prints their answers together.",
    },
  ],
  metrics: [
    {
      id: "anls",
      description:
        "Average normalized Levenshtein similarity: forgives a misread letter or two, counts nothing below one half.",
      formula:
        "1 minus edit distance over the longer length for the best reference answer, 0 where that is under 0.5, averaged over questions",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1905.13648",
    },
    {
      id: "exact-match",
      description: "The share of answers equal to the reference, the figure that matters for account numbers and sums.",
      formula: "answers that equal a reference answer after agreed cleaning, divided by all questions",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1606.05250",
    },
  ],
  widgetModels: ["impira/layoutlm-invoices"],
  isPlaceholder: false,
  related: [
    "image-text-to-text",
    "visual-document-retrieval",
    "image-to-text",
    "question-answering",
    "visual-question-answering",
    "table-question-answering",
  ],
  // Facts of the record: a list of the public hub of 2025-12-10 (tags, configuration), and the pipeline's own example in
  // transformers 5.23.0, pipelines/document_question_answering.py; read 2026-11-21.
  exampleModels: [
    {
      id: "impira/layoutlm-document-qa",
      library_name: "transformers",
      pipeline_tag: "document-question-answering",
      tags: ["transformers", "pytorch", "safetensors", "layoutlm", "document-question-answering", "pdf", "license:mit"],
      config: { architectures: ["LayoutLMForQuestionAnswering"], model_type: "layoutlm" },
      transformersInfo: {
        auto_model: "AutoModelForDocumentQuestionAnswering",
        pipeline_tag: "document-question-answering",
        processor: "AutoTokenizer",
      },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "invoice.png",
        alt: "An invoice of the invented firm Hollis & Bray with four items, a total of 236.10 pounds, due on 2 April 2026",
      },
      { type: "text", label: "Question", content: "When is the payment due?" },
    ],
    outputs: [{ type: "text", label: "Answer", content: "2 April 2026" }],
    note: "The firm is invented, and the answer was taken from the page by eye.",
  },
} satisfies Task;
