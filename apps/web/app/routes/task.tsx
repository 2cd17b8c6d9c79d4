import {
  canonicalTask,
  isTaskId,
  libraryOf,
  type Metric,
  modalities,
  type TaskFacts,
  taskFacts,
  tasks,
} from "@modelshelf/catalogue";
import { ArrowDown, ArrowUp, ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { data, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { GuideParts } from "../components/guide-parts.tsx";
import { ModelList } from "../components/model-list.tsx";
import { ModelName } from "../components/model-name.tsx";
import { StartHere } from "../components/start-here.tsx";
import { TaskDemo } from "../components/task-demo.tsx";
import { modelAddress } from "../model-address.ts";
import { pageContext } from "../page-context.ts";
import { modelLine } from "../server/model-facts.server.ts";
import { startHere } from "../server/start-here.server.ts";
import { taskGuide } from "../server/task-guide.server.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const id = params.task;
  if (!isTaskId(id)) throw data(`The catalogue has no task ${id}.`, { status: 404 });
  const facts: TaskFacts = taskFacts[id];
  const entry = tasks[id];
  const list = await page.shelf.list({ task: id, sort: "downloads", limit: 5 });
  const recommended = await Promise.all(
    (entry?.models ?? []).map(async (one) => ({
      ...one,
      here: (await page.shelf.model(one.id)) !== undefined,
    })),
  );
  const canonical = canonicalTask(id);
  const start = await startHere(page, entry?.exampleModels ?? [], list.models);
  return {
    id,
    label: facts.label,
    modality: facts.modality,
    modalityLabel: modalities[facts.modality],
    tagline: facts.tagline,
    summary: entry?.summary,
    demo: entry && entry.demo.inputs.length + entry.demo.outputs.length > 0 ? entry.demo : undefined,
    start,
    guide: await taskGuide(page, id, start?.code.code.id),
    models: list.models.map(modelLine),
    total: list.total,
    recommended: recommended.map((one) => ({
      ...one,
      href: one.here ? modelAddress(one.id) : `https://huggingface.co${modelAddress(one.id)}`,
    })),
    datasets: entry?.datasets ?? [],
    spaces: entry?.spaces ?? [],
    metrics: entry?.metrics ?? [],
    subtasks: (facts.subtasks ?? []).map(({ name }) => name),
    libraries: facts.libraries.map((library) => ({ id: library, label: libraryOf(library).prettyLabel })),
    partOf: canonical === id ? undefined : { id: canonical, label: taskFacts[canonical].label },
    youtubeId: entry?.youtubeId,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.label} · Modelshelf` : "Not found · Modelshelf" },
  ...(loaderData ? [{ name: "description", content: loaderData.summary ?? loaderData.tagline }] : []),
];

export default function TaskPage() {
  const task = useLoaderData<typeof loader>();
  return (
    <>
      <nav aria-label="Breadcrumb" className="flex items-baseline gap-2 text-meta text-muted">
        <Link to="/tasks" className="hover:text-ink hover:underline">
          Tasks
        </Link>
        <span aria-hidden="true">/</span>
        <span className="flex items-baseline gap-2">
          <span className={`modality modality-${task.modality}`} aria-hidden="true" />
          {task.modalityLabel}
        </span>
      </nav>
      <h1 className="mt-2 text-title">{task.label}</h1>
      <p className="mt-3 max-w-[68ch] text-[17px] leading-[27px]">{task.summary ?? `${task.tagline}.`}</p>
      {task.partOf && (
        <p className="mt-2 text-muted text-ui">
          A kind of{" "}
          <Link className="link" to={`/tasks/${task.partOf.id}`}>
            {task.partOf.label}
          </Link>
          .
        </p>
      )}

      {task.demo && (
        <section aria-labelledby="demo" className="mt-8">
          <h2 id="demo" className="sr-only">
            Example
          </h2>
          <TaskDemo task={task.id} inputs={task.demo.inputs} outputs={task.demo.outputs} />
        </section>
      )}

      <div className="mt-12 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid grid-cols-1 min-w-0 content-start gap-12">
          {task.start && <StartHere start={task.start} />}
          <Section
            id="models"
            title="On this shelf"
            aside={
              task.total > task.models.length && (
                <Link className="link text-ui" to={`/models?task=${task.id}`}>
                  All {task.total}
                </Link>
              )
            }
          >
            {task.models.length > 0 ? (
              <ModelList models={task.models} label="Models on this shelf" />
            ) : (
              <p className="border-line border-t pt-4 text-muted">
                No model on this shelf does this yet. Add one with{" "}
                <code className="font-mono text-code">modelshelf add FOLDER</code>.
              </p>
            )}
          </Section>
          {task.guide && <GuideParts parts={task.guide} />}
          {task.metrics.length > 0 && (
            <Section id="metrics" title="How it is measured">
              <MetricTable metrics={task.metrics} />
            </Section>
          )}
        </div>
        <aside aria-label="Resources" className="grid grid-cols-1 content-start gap-9">
          <Resources title="Recommended models">
            {task.recommended.map(({ id, description, href, here }) => (
              <Resource key={id} id={id} href={href} here={here} description={description} />
            ))}
          </Resources>
          <Resources title="Datasets">
            {task.datasets.map(({ id, description }) => (
              <Resource
                key={id}
                id={id}
                href={`https://huggingface.co/datasets${modelAddress(id)}`}
                description={description}
              />
            ))}
          </Resources>
          <Resources title="Apps to try">
            {task.spaces.map(({ id, description }) => (
              <Resource
                key={id}
                id={id}
                href={`https://huggingface.co/spaces${modelAddress(id)}`}
                description={description}
              />
            ))}
          </Resources>
          {task.libraries.length > 0 && (
            <Links title="Libraries">
              {task.libraries.map(({ id, label }) => (
                <li key={id}>
                  <Link className="link" to={`/models?${new URLSearchParams({ task: task.id, library: id })}`}>
                    {label}
                  </Link>
                </li>
              ))}
            </Links>
          )}
          {task.subtasks.length > 0 && (
            <Links title="Kinds of it">
              {task.subtasks.map((name) => (
                <li key={name} className="text-muted">
                  {name}
                </li>
              ))}
            </Links>
          )}
          {task.youtubeId && (
            <p className="text-ui">
              <a className="link" href={`https://www.youtube.com/watch?v=${task.youtubeId}`} rel="noopener noreferrer">
                A film that explains it
              </a>
            </p>
          )}
        </aside>
      </div>
    </>
  );
}

function MetricTable({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <table className="w-full border-line border-t text-left text-ui">
      <thead>
        <tr className="text-meta text-muted">
          <th scope="col" className="py-2 pr-5 font-normal">
            Measure
          </th>
          <th scope="col" className="hidden py-2 pr-5 font-normal sm:table-cell">
            What it says
          </th>
          <th scope="col" className="py-2 pr-5 font-normal">
            Range
          </th>
          <th scope="col" className="py-2 font-normal">
            Better
          </th>
        </tr>
      </thead>
      <tbody>
        {metrics.map(({ id, description, range, better }) => (
          <tr key={id} className="border-line border-t align-baseline">
            <th scope="row" className="py-2.5 pr-5 font-medium">
              {id}
              <span className="block font-normal text-meta text-muted sm:hidden">{description}</span>
            </th>
            <td className="hidden py-2.5 pr-5 text-muted sm:table-cell">{description}</td>
            <td className="number py-2.5 pr-5 text-meta leading-[22px]">{range}</td>
            <td className="py-2.5">
              <span className="flex items-center gap-1 text-meta leading-[22px]">
                {better === "higher" ? (
                  <ArrowUp size={14} strokeWidth={2} className="text-good" aria-hidden="true" />
                ) : (
                  <ArrowDown size={14} strokeWidth={2} className="text-good" aria-hidden="true" />
                )}
                {better}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SectionProps {
  id: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between pb-2.5">
        <h2 id={id} className="text-section">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

function Resources({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h2 className="border-line border-b pb-2 font-strong text-ui">{title}</h2>
      <ul className="mt-2 grid grid-cols-1 gap-3">{children}</ul>
    </section>
  );
}

function Links({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="border-line border-b pb-2 font-strong text-ui">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ui">{children}</ul>
    </section>
  );
}

interface ResourceProps {
  id: string;
  href: string;
  here?: boolean;
  description: string;
}

function Resource({ id, href, here = false, description }: ResourceProps) {
  const name = <ModelName id={id} breaks />;
  return (
    <li className="text-ui">
      {here ? (
        <Link className="group font-medium hover:text-accent" to={href}>
          {name}
        </Link>
      ) : (
        <a className="group font-medium hover:text-accent" href={href} rel="noopener noreferrer">
          {name}
          <ArrowUpRight
            size={14}
            strokeWidth={1.75}
            className="ml-0.5 inline text-muted"
            aria-label="on the public hub"
          />
        </a>
      )}
      <p className="mt-0.5 text-meta text-muted">{description}</p>
    </li>
  );
}
