import type { Fragment, Language } from "@modelshelf/code";
import type { TemplateName } from "../client.ts";
import { inferenceTasks } from "../task.ts";
import type { TemplateInput } from "../template-input.ts";

/** The same template for every task: what an HTTP client has, which sends any request. */
export function everyTask<L extends Language>(
  send: (input: TemplateInput) => Fragment<L>,
): Record<TemplateName, (input: TemplateInput) => Fragment<L>> {
  const names: readonly TemplateName[] = [...inferenceTasks, "conversational-stream"];
  return Object.fromEntries(names.map((name) => [name, send])) as Record<TemplateName, typeof send>;
}
