import type { Task } from "../../task.ts";

export default {
  summary:
    "A label for models whose use fits none of the named tasks: chess engines, components such as a bare autoencoder, simulations, experiments. It tells a reader only that the author found no better place. Often a named task would have suited.",
  datasets: [],
  models: [],
  spaces: [],
  metrics: [],
  widgetModels: [],
  isPlaceholder: true,
  exampleModels: [],
  demo: { inputs: [], outputs: [] },
  related: ["text-generation", "reinforcement-learning", "feature-extraction"],
} satisfies Task;
