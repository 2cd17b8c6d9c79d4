// What apps have to know of a model: which kind of weights it has, and what it is for.
import type { AppQuestion } from "./app.ts";
import { type AskedTask, askedTask } from "./asked-task.ts";
import type { ModelRecord } from "./model-record.ts";
import { hasGguf } from "./server-models.ts";

/** What an app asks the model for; GGUF files with a chat template are asked by chat, though no task is named. */
export const appTask = (model: ModelRecord): AskedTask | undefined =>
  askedTask(model) ??
  (model.pipeline_tag === undefined && model.gguf?.chat_template !== undefined ? "conversational" : undefined);

/** Whether the model writes texts. */
export const writesText = ({ task }: AppQuestion): boolean => task === "conversational" || task === "text-generation";

/** Whether the model writes texts, and has its weights in GGUF files. */
export const isGgufWriter = (question: AppQuestion): boolean => hasGguf(question.model) && writesText(question);

/** Whether the model writes texts, and has its weights as MLX reads them. */
export const isMlxWriter = (question: AppQuestion): boolean => {
  const { library_name: library, tags = [] } = question.model;
  return writesText(question) && (library === "mlx" || (library === undefined && tags.includes("mlx")));
};
