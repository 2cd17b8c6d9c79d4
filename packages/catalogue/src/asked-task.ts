import { hasChatTemplate, isConversational } from "./chat.ts";
import type { ModelRecord } from "./model-record.ts";
import { isTaskId, type TaskId } from "./tasks.ts";

/** What a model is asked for: its task, or `conversational` where it is asked by chat. */
export type AskedTask = TaskId | "conversational";

/**
 * What the model is asked for; undefined where its record names no task.
 *
 * A vision-language model is always asked by chat: no OpenAI-compatible server has another route
 * for it, and huggingface_hub 2.4.0 refuses any other (`_check_supported_task`, read 2026-11-21).
 */
export function askedTask(model: ModelRecord): AskedTask | undefined {
  const tag: unknown = model.pipeline_tag;
  if (tag === "image-text-to-text") return "conversational";
  if (tag === "text-generation" && (isConversational(model) || hasChatTemplate(model))) return "conversational";
  return isTaskId(tag) ? tag : undefined;
}
