import { Link } from "react-router";
import type { TaskGroup } from "../task-groups.ts";

/** Which modalities stand below each other on a wide page, so that the columns come out about equally long. */
const columns = [["multimodal", "audio", "tabular"], ["cv"], ["nlp", "rl", "other"]] as const;

/** All tasks by modality: name, one line, number of models on this shelf. */
export function TaskIndex({ groups }: { groups: readonly TaskGroup[] }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 md:grid-cols-2 lg:grid-cols-3">
      {columns.map((modalities) => {
        const shown = modalities.flatMap((modality) => groups.filter((group) => group.modality === modality));
        return (
          shown.length > 0 && (
            <div key={modalities[0]}>
              {shown.map((group) => (
                <Group key={group.modality} group={group} />
              ))}
            </div>
          )
        );
      })}
    </div>
  );
}

/** What a search found, best first: one column, so that the order is plain. */
export function FoundTasks({ groups }: { groups: readonly TaskGroup[] }) {
  return (
    <div className="max-w-[560px]">
      {groups.map((group) => (
        <Group key={group.modality} group={group} />
      ))}
    </div>
  );
}

function Group({ group: { modality, label, tasks } }: { group: TaskGroup }) {
  return (
    <section aria-labelledby={`modality-${modality}`} className="mb-9">
      <h3 id={`modality-${modality}`} className="flex items-baseline gap-2.5 border-line border-b pb-2 text-ui">
        <span className={`modality modality-${modality}`} aria-hidden="true" />
        {label}
      </h3>
      <ul className="mt-1.5">
        {tasks.map((task) => (
          <li key={task.id}>
            <Link
              to={`/tasks/${task.id}`}
              className="group -mx-2.5 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 rounded-lg px-2.5 py-1.5 hover:bg-hover"
            >
              <span className="font-medium text-ui group-hover:text-accent">{task.label}</span>
              <span className="number text-meta text-muted leading-[22px]">
                {task.models > 0 && (
                  <>
                    {task.models}
                    <span className="sr-only"> {task.models === 1 ? "model" : "models"}</span>
                  </>
                )}
              </span>
              <span className="col-span-2 text-meta text-muted leading-[19px]">
                {task.tagline}
                {task.foundBy !== undefined && <span className="text-ink"> · {task.foundBy}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
