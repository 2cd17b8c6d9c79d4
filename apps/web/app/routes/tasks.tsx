import { matchTasks, taskIds } from "@modelshelf/catalogue";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SearchForm } from "../components/search-form.tsx";
import { FoundTasks, TaskIndex } from "../components/task-index.tsx";
import { pageContext } from "../page-context.ts";
import { allTaskGroups, foundTaskGroups } from "../server/task-groups.server.ts";

export const meta = () => [
  { title: "Tasks · Modelshelf" },
  { name: "description", content: "What models can do: every kind of task, with examples, models and code." },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { shelf } = context.get(pageContext);
  const query = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  const { tasks: counts } = await shelf.counts();
  const groups = query === "" ? allTaskGroups(counts) : foundTaskGroups(matchTasks(query), counts);
  return { query, groups, total: taskIds.length };
}

export default function Tasks() {
  const { query, groups, total } = useLoaderData<typeof loader>();
  const found = groups.reduce((sum, { tasks }) => sum + tasks.length, 0);
  return (
    <>
      <h1 className="text-title">Tasks</h1>
      <p className="mt-2 mb-6 max-w-[68ch] text-muted">
        {total} kinds of work that models do, by what goes in and what comes out. The number beside a task counts the
        models on this shelf.
      </p>
      <div className="mb-9 max-w-[560px]">
        <SearchForm action="/tasks" name="q" value={query} label="Search tasks" placeholder="OCR, chatbot, upscaling" />
        <p role="status" className="sr-only">
          {query && `${found} ${found === 1 ? "task" : "tasks"}`}
        </p>
      </div>
      {found > 0 ? (
        <>
          <h2 className="sr-only">Tasks by kind of data</h2>
          {query ? <FoundTasks groups={groups} /> : <TaskIndex groups={groups} />}
        </>
      ) : (
        <div>
          <h2 className="text-section">No task matches “{query}”.</h2>
          <p className="mt-2 text-muted">
            Try what goes in or what comes out, or see{" "}
            <Link to="/tasks" className="link">
              all tasks
            </Link>
            .
          </p>
        </div>
      )}
    </>
  );
}
