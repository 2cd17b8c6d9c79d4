import { modalities, type TaskFacts, type TaskId, taskFacts, taskIds } from "@modelshelf/catalogue";
import type { TaskGroup, TaskLine } from "../task-groups.ts";

/** A task as an index shows it. */
export function taskLine(id: TaskId, counts: Readonly<Record<string, number>>): TaskLine {
  const { label, tagline }: TaskFacts = taskFacts[id];
  return { id, label, tagline, models: Object.hasOwn(counts, id) ? (counts[id] ?? 0) : 0 };
}

/** All tasks that have models of their own, by modality. */
export function taskGroups(counts: Readonly<Record<string, number>>): TaskGroup[] {
  const shown = taskIds.filter((id) => !(taskFacts[id] as TaskFacts).hideInModels || counts[id]);
  return Object.entries(modalities)
    .map(([modality, label]) => ({
      modality,
      label,
      tasks: shown.filter((id) => taskFacts[id].modality === modality).map((id) => taskLine(id, counts)),
    }))
    .filter(({ tasks }) => tasks.length > 0);
}
