import type { ModelRecord } from "./model-record.ts";

/** Whether the model takes chat messages: the hub's `conversational` tag says so. */
export function isConversational(model: ModelRecord): boolean {
  return Array.isArray(model.tags) && model.tags.includes("conversational");
}

/** Whether a chat template comes with the model, in any of the three places that hold one. */
export function hasChatTemplate(model: ModelRecord): boolean {
  const config = model.config;
  return Boolean(
    config?.tokenizer_config?.chat_template ?? config?.processor_config?.chat_template ?? config?.chat_template_jinja,
  );
}
