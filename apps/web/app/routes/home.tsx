import { libraries, libraryIds, matchTasks } from "@modelshelf/catalogue";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Command } from "../components/command.tsx";
import { ModelList } from "../components/model-list.tsx";
import { ModelName } from "../components/model-name.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { TaskIndex } from "../components/task-index.tsx";
import type { ModelLine } from "../model-line.ts";
import { pageContext } from "../page-context.ts";
import { modelLine } from "../server/model-facts.server.ts";
import { taskGroups, taskLine } from "../server/task-groups.server.ts";
import type { TaskLine } from "../task-groups.ts";

export const meta = () => [
  { title: "Modelshelf" },
  { name: "description", content: "Find a machine-learning model for a task, and copy the code that runs it." },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { shelf } = context.get(pageContext);
  const query = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  const counts = await shelf.counts();
  if (query !== "") {
    const found = await shelf.list({ search: query, sort: "relevance", limit: 10 });
    const wanted = query.toLowerCase();
    return {
      query,
      results: {
        tasks: matchTasks(query)
          .slice(0, 8)
          .map((match) => taskLine(match, counts.tasks)),
        models: found.models.map(modelLine),
        total: found.total,
        libraries: libraryIds
          .filter((id) => id.includes(wanted) || libraries[id].prettyLabel.toLowerCase().includes(wanted))
          .slice(0, 8)
          .map((id) => ({ id, label: libraries[id].prettyLabel })),
      },
    };
  }
  const recent = await shelf.list({ sort: "createdAt", limit: 6 });
  return { query, groups: taskGroups(counts.tasks), recent: recent.models.map(modelLine), total: counts.models };
}

const examples = ["speech to text", "background removal", "chatbot", "embeddings", "gguf"];

export default function Home() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <div className="grid grid-cols-1 items-end gap-x-16 gap-y-12 pb-12 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="min-w-0 pt-2 sm:pt-4">
          <h1 className="text-[34px] leading-[40px] sm:text-[42px] sm:leading-[48px]">
            What do you want a model to do?
          </h1>
          <p className="mt-3 mb-7 text-[17px] text-muted leading-[27px]">
            Find the task, take a model, and copy code that runs.
          </p>
          <SearchForm
            action="/"
            name="q"
            value={page.query}
            label="Search tasks, models and libraries"
            placeholder="Search tasks, models, libraries"
          />
          <p className="mt-3.5 flex flex-wrap gap-x-4 text-meta text-muted">
            {examples.map((example) => (
              <Link key={example} to={`/?q=${encodeURIComponent(example)}`} className="link py-0.5" preventScrollReset>
                {example}
              </Link>
            ))}
          </p>
        </div>
        {!page.results && <RecentlyAdded recent={page.recent} total={page.total} />}
      </div>
      {page.results ? (
        <Results query={page.query} {...page.results} />
      ) : (
        <>
          <section aria-labelledby="tasks">
            <h2 id="tasks" className="mb-5 text-section">
              Tasks
            </h2>
            <TaskIndex groups={page.groups} />
          </section>
          <AddYours />
        </>
      )}
    </>
  );
}

type Loaded = Awaited<ReturnType<typeof loader>>;

function Results({
  query,
  tasks,
  models,
  total,
  libraries: found,
}: { query: string } & NonNullable<Loaded["results"]>) {
  const nothing = tasks.length + models.length + found.length === 0;
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <p role="status" className="sr-only">
        {tasks.length} tasks, {total} models, {found.length} libraries
      </p>
      {nothing && (
        <div className="max-w-[68ch]">
          <h2 className="text-section">Nothing on this shelf matches “{query}”.</h2>
          <p className="mt-2 text-muted">
            Try a plainer word for what goes in or comes out (“speech”, “image”), or look through{" "}
            <Link className="link" to="/tasks">
              all tasks
            </Link>
            .
          </p>
        </div>
      )}
      <div className="grid grid-cols-1 content-start gap-10">
        {tasks.length > 0 && <TaskResults tasks={tasks} />}
        {found.length > 0 && (
          <section aria-labelledby="found-libraries">
            <h2 id="found-libraries" className="border-line border-b pb-2 text-section">
              Libraries
            </h2>
            <ul className="mt-1">
              {found.map(({ id, label }) => (
                <li key={id}>
                  <Link
                    className="-mx-2 block rounded-md px-2 py-1.5 font-medium text-ui hover:bg-hover hover:text-accent"
                    to={`/models?library=${encodeURIComponent(id)}`}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {models.length > 0 && (
        <section aria-labelledby="found-models">
          <div className="flex items-baseline justify-between pb-2">
            <h2 id="found-models" className="text-section">
              Models
            </h2>
            {total > models.length && (
              <Link className="link text-ui" to={`/models?search=${encodeURIComponent(query)}`}>
                All {total}
              </Link>
            )}
          </div>
          <ModelList models={models} label="Models found" />
        </section>
      )}
    </div>
  );
}

function TaskResults({ tasks }: { tasks: readonly TaskLine[] }) {
  return (
    <section aria-labelledby="found-tasks">
      <h2 id="found-tasks" className="border-line border-b pb-2 text-section">
        Tasks
      </h2>
      <ul className="mt-1">
        {tasks.map((task) => (
          <li key={task.id}>
            <Link
              to={`/tasks/${task.id}`}
              className="group -mx-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 rounded-md px-2 py-2 hover:bg-hover"
            >
              <span className="font-medium group-hover:text-accent">{task.label}</span>
              <span className="number text-meta text-muted">{task.models > 0 && task.models}</span>
              <span className="col-span-2 text-meta text-muted">{task.tagline}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecentlyAdded({ recent, total }: { recent: readonly ModelLine[]; total: number }) {
  return (
    <section aria-labelledby="recent">
      <div className="flex items-baseline justify-between border-line border-b pb-2">
        <h2 id="recent" className="font-strong text-ui">
          Recently added
        </h2>
        {total > 0 && (
          <Link className="link text-meta" to="/models">
            All {total} models
          </Link>
        )}
      </div>
      {recent.length === 0 && (
        <p className="mt-3 text-muted text-ui">
          The shelf is empty.{" "}
          <a className="link" href="#add-yours">
            Three commands
          </a>{" "}
          put the first model on it.
        </p>
      )}
      <ul className="mt-1.5">
        {recent.map((model) => (
          <li key={model.id}>
            <Link
              to={model.href}
              className="group -mx-2.5 flex items-baseline justify-between gap-5 rounded-lg px-2.5 py-[7px] text-ui hover:bg-hover"
            >
              <ModelName id={model.id} />
              <span className="flex flex-none items-baseline gap-2 text-meta text-muted">
                {model.task}
                <span className={`modality modality-${model.modality ?? "other"}`} aria-hidden="true" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const steps = [
  ["Download a model, or go to the folder of your own.", "hf download Qwen/Qwen3-0.6B --local-dir qwen3"],
  [
    "Put the folder on the shelf. Its task, library and licence are read from the files.",
    "modelshelf add qwen3 --id Qwen/Qwen3-0.6B",
  ],
  ["See the code that runs it, here or in the terminal.", "modelshelf snippets Qwen/Qwen3-0.6B"],
] as const;

function AddYours() {
  return (
    <section aria-labelledby="add-yours" className="mt-6">
      <h2 id="add-yours" className="border-line border-b pb-3 text-section">
        Add yours
      </h2>
      <ol>
        {steps.map(([text, command], index) => (
          <li
            key={command}
            className="grid grid-cols-1 items-center gap-x-10 gap-y-2.5 border-line border-b py-4 lg:grid-cols-[minmax(0,1fr)_592px]"
          >
            <p className="flex gap-3.5 text-ui">
              <span aria-hidden="true" className="number font-strong text-accent">
                {index + 1}
              </span>
              {text}
            </p>
            <Command command={command} label={`Command ${index + 1}`} />
          </li>
        ))}
      </ol>
    </section>
  );
}
