import { isTaskId, taskIds, taskRecord } from "@modelshelf/catalogue";
import { ApiError } from "./errors.ts";

/** GET /api/tasks: every task by its id, in the public hub's format with some fields of our own. */
export const allTasks = () => Object.fromEntries(taskIds.map((id) => [id, taskRecord(id)]));

/** GET /api/tasks/{id} */
export function taskOf(id: string) {
  if (isTaskId(id)) return taskRecord(id);
  throw new ApiError(404, `there is no task ${JSON.stringify(id)}; /api/tasks lists them`);
}
