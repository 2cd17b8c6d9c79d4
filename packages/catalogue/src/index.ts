export * from "./download-query.ts";
export * from "./install.ts";
export type * from "./library.ts";
export type * from "./model-record.ts";
export type * from "./task.ts";
export { isTaskId, type TaskId, taskFacts, taskIds } from "./tasks.ts";
