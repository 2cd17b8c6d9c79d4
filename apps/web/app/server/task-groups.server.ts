import { modalities, type TaskFacts, type TaskId, type TaskMatch, taskFacts, taskIds } from "@modelshelf/catalogue";
import type { TaskGroup, TaskLine } from "../task-groups.ts";

type Counts = Readonly<Record<string, number>>;

/** A task as an index shows it. */
export function taskLine({ id, by }: TaskMatch, counts: Counts): TaskLine {
  const { label, tagline }: TaskFacts = taskFacts[id];
  const models = Object.hasOwn(counts, id) ? (counts[id] ?? 0) : 0;
  return { id, label, tagline, models, ...(by !== undefined && { foundBy: by }) };
}

/** The tasks that people look for models of, by modality: all but the catch-alls, unless the shelf has such a model. */
export function taskGroups(counts: Counts): TaskGroup[] {
  const shown = taskIds.filter((id) => !(taskFacts[id] as TaskFacts).hideInModels || counts[id]);
  return grouped(
    shown.map((id) => ({ id })),
    counts,
  );
}

/** Every task of the catalogue, by modality. */
export const allTaskGroups = (counts: Counts): TaskGroup[] =>
  grouped(
    taskIds.map((id) => ({ id })),
    counts,
  );

/** What a search found, by modality: the group with the best match first, and in each the best first. */
export function foundTaskGroups(matches: readonly TaskMatch[], counts: Counts): TaskGroup[] {
  const first = (modality: string) => matches.findIndex(({ id }) => taskFacts[id].modality === modality);
  return grouped(matches, counts).sort((a, b) => first(a.modality) - first(b.modality));
}

/** In the order of the modalities, and within each in the order given. */
function grouped(tasks: readonly { readonly id: TaskId; readonly by?: string }[], counts: Counts): TaskGroup[] {
  return Object.entries(modalities)
    .map(([modality, label]) => ({
      modality,
      label,
      tasks: tasks.filter(({ id }) => taskFacts[id].modality === modality).map((task) => taskLine(task, counts)),
    }))
    .filter((group) => group.tasks.length > 0);
}
