import type { Task } from "../../task.ts";

export default {
  summary:
    "A multiple-choice model reads a question with several given answers and picks the right one. The format lives on in the exams by which language models are compared. As a way to build an application it has nearly vanished.",
  datasets: [],
  models: [],
  spaces: [],
  metrics: [],
  widgetModels: [],
  isPlaceholder: true,
  exampleModels: [],
  demo: { inputs: [], outputs: [] },
  related: ["question-answering", "text-generation", "zero-shot-classification", "text-classification"],
} satisfies Task;
