export * from "./app.ts";
export { applicableLibraries } from "./applicable-libraries.ts";
export { type AppGuide, appGuide, appIds, applicableApps, isAppId, isAppSystem, modelApps } from "./apps.ts";
export { type AskedTask, askedTask } from "./asked-task.ts";
export { baseModel, sameHubNote } from "./base-model.ts";
export { type Caution, cautions } from "./cautions.ts";
export { hasChatTemplate, isConversational } from "./chat.ts";
export { cleanRecord } from "./clean-record.ts";
export * from "./download-query.ts";
export { type AppId, apps } from "./generated/apps.ts";
export { type LibraryId, libraries } from "./generated/libraries.ts";
export { type ServerId, servers } from "./generated/servers.ts";
export { taskMedia } from "./generated/task-media.ts";
export { tasks } from "./generated/tasks.ts";
export * from "./gguf.ts";
export { type GgufChoice, ggufChoices } from "./gguf-choices.ts";
export { type GuidePart, guideParts, guideSnippet, type SnippetRequest } from "./guide.ts";
export * from "./install.ts";
export type * from "./library.ts";
export {
  isLibraryId,
  type LibrarySnippets,
  libraryIds,
  libraryInstalls,
  libraryOf,
  librarySnippets,
  renderLibrary,
  snippetTexts,
} from "./library-snippets.ts";
export { gatedNote, hasRemoteCode, isGated, remoteCodeNote } from "./loading.ts";
export type * from "./model-record.ts";
export { type ModelSnippets, modelSnippets } from "./model-snippets.ts";
export { isSampleFileName, type SampleFileName, sampleFileNames } from "./sample-files.ts";
export {
  type ChatMessage,
  type ChatPart,
  noSampleInput,
  type SampleInputOptions,
  sampleInput,
  tasksWithSampleInput,
} from "./sample-input.ts";
export type { Server, ServerContext, ServerQuestion } from "./server.ts";
export type * from "./task.ts";
export { type TaskRecord, taskRecord } from "./task-record.ts";
export {
  canonicalTask,
  isTaskId,
  matchTasks,
  modalities,
  searchTasks,
  type TaskId,
  type TaskMatch,
  taskFacts,
  taskIds,
} from "./tasks.ts";
export { downloadTo } from "./terminal-download.ts";
