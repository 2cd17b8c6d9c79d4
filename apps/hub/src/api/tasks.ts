import * as catalogue from "@modelshelf/catalogue";
import { ApiError } from "./errors.ts";

const pages: Readonly<Partial<Record<string, catalogue.Task>>> = catalogue.tasks;

/** GET /api/tasks: every task by its id. Those without a page yet have empty lists. */
export const allTasks = () => Object.fromEntries(catalogue.taskIds.map((id) => [id, taskOf(id)]));

/** GET /api/tasks/{id} */
export function taskOf(id: string) {
  if (!catalogue.isTaskId(id)) {
    throw new ApiError(404, `there is no task ${JSON.stringify(id)}; /api/tasks lists them`);
  }
  const page = pages[id];
  const nothing = {
    datasets: [],
    models: [],
    spaces: [],
    metrics: [],
    widgetModels: [],
    summary: "",
    isPlaceholder: true,
  };
  return { id, ...catalogue.taskFacts[id], ...(page ?? nothing) };
}
