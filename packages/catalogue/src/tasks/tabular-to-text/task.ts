import type { Task } from "../../task.ts";

export default {
  summary:
    "Tabular-to-text models put structured records, such as the triples of a knowledge graph, into sentences. The name covers research on data sets like WebNLG. In practice a general language model does this work today.",
  datasets: [],
  models: [],
  spaces: [],
  metrics: [],
  widgetModels: [],
  isPlaceholder: true,
  exampleModels: [],
  demo: { inputs: [], outputs: [] },
  related: ["text-generation", "table-to-text", "summarization"],
} satisfies Task;
