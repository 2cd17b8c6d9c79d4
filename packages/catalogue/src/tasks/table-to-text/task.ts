import type { Task } from "../../task.ts";

export default {
  summary:
    "Table-to-text models describe in plain words what a table says: the winner, the trend, the exception. It was studied on biographies, sports results and weather data. General language models have taken it over.",
  datasets: [],
  models: [],
  spaces: [],
  metrics: [],
  widgetModels: [],
  isPlaceholder: true,
  exampleModels: [],
  demo: { inputs: [], outputs: [] },
  related: ["text-generation", "tabular-to-text", "table-question-answering"],
} satisfies Task;
