import {
  installCommand,
  type Library,
  libraries,
  libraryIds,
  type TaskFacts,
  taskFacts,
  taskIds,
} from "@modelshelf/catalogue";
import { ArrowUpRight } from "lucide-react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageContext } from "../page-context.ts";

export const meta = () => [
  { title: "Libraries · Modelshelf" },
  { name: "description", content: "The libraries that Modelshelf writes code for." },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const { libraries: counts } = await context.get(pageContext).shelf.counts();
  return {
    libraries: libraryIds.map((id) => {
      const entry: Library = libraries[id];
      const { prettyLabel, repoUrl, docsUrl, install } = entry;
      return {
        id,
        label: prettyLabel,
        models: counts[id] ?? 0,
        href: docsUrl ?? repoUrl,
        hasDocs: docsUrl !== undefined,
        install: install && typeof install === "object" ? installCommand(install) : undefined,
        tasks: taskIds
          .filter((task) => (taskFacts[task] as TaskFacts).libraries.includes(id))
          .map((task) => ({ id: task, label: taskFacts[task].label })),
      };
    }),
  };
}

const mostTasks = 6;

export default function Libraries() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="text-title">Libraries</h1>
      <p className="mt-2 mb-7 max-w-[68ch] text-muted">
        What code is written for. A model names the library that it was made with; where others can load it too, its
        page shows them as well.
      </p>
      <ul className="border-line border-t">
        {page.libraries.map((library) => (
          <li
            key={library.id}
            id={library.id}
            className="grid grid-cols-1 gap-x-8 gap-y-1 border-line border-b py-4 md:grid-cols-[210px_minmax(0,1fr)_auto]"
          >
            <h2 className="text-body leading-[26px]">
              <a
                className="group inline-flex items-center gap-1 hover:text-accent"
                href={library.href}
                rel="noopener noreferrer"
              >
                {library.label}
                <ArrowUpRight
                  size={15}
                  strokeWidth={1.75}
                  className="text-muted"
                  aria-label={library.hasDocs ? "documentation" : "repository"}
                />
              </a>
            </h2>
            <div className="min-w-0 text-ui leading-[26px]">
              {library.install && (
                <p className="font-mono text-code leading-[26px] [overflow-wrap:anywhere]">{library.install}</p>
              )}
              {library.tasks.length > 0 && (
                <p className="text-muted">
                  {library.tasks.slice(0, mostTasks).map((task, index) => (
                    <span key={task.id}>
                      {index > 0 && ", "}
                      <Link className="hover:text-ink hover:underline" to={`/tasks/${task.id}`}>
                        {task.label}
                      </Link>
                    </span>
                  ))}
                  {library.tasks.length > mostTasks && ` and ${library.tasks.length - mostTasks} more`}
                </p>
              )}
            </div>
            <p className="number text-ui leading-[26px] md:text-right">
              {library.models > 0 ? (
                <Link className="link" to={`/models?library=${encodeURIComponent(library.id)}`}>
                  {library.models === 1 ? "1 model" : `${library.models} models`}
                </Link>
              ) : (
                <span className="text-muted">No models here yet</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
