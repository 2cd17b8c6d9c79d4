import { tasks } from "./generated/tasks.ts";
import type { Task, TaskFacts } from "./task.ts";
import { type TaskId, taskFacts } from "./tasks.ts";

/** A task as programs read it: its row of the table and its page, in the public hub's format with fields of our own. */
export type TaskRecord = { readonly id: TaskId } & TaskFacts & Omit<Task, "exampleModels">;

/** All of a task but the records that its guide's code is made from. */
export function taskRecord(id: TaskId): TaskRecord {
  const facts: TaskFacts = taskFacts[id];
  const { exampleModels: _, ...page } = tasks[id];
  return { id, ...facts, ...page };
}
