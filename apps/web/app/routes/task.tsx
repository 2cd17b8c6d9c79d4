import {
  canonicalTask,
  guideParts,
  isTaskId,
  libraryOf,
  modalities,
  type TaskFacts,
  taskFacts,
  taskIds,
  taskMedia,
  tasks,
} from "@modelshelf/catalogue";
import { hostedProvidersOf, isProviderId } from "@modelshelf/inference";
import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { data, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { GuideParts } from "../components/guide-parts.tsx";
import { MetricTable } from "../components/metric-table.tsx";
import { ModelList } from "../components/model-list.tsx";
import { Names, RepositoryResource, Resource, Resources } from "../components/resources.tsx";
import { StartHere } from "../components/start-here.tsx";
import { type Sizes, TaskDemo } from "../components/task-demo.tsx";
import { modelAddress } from "../model-address.ts";
import { pageContext } from "../page-context.ts";
import { modelLine } from "../server/model-facts.server.ts";
import { startHere } from "../server/start-here.server.ts";
import { renderGuide } from "../server/task-guide.server.ts";

const publicHub = "https://huggingface.co";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const id = params.task;
  if (!isTaskId(id)) throw data(`The catalogue has no task ${id}.`, { status: 404 });
  const facts: TaskFacts = taskFacts[id];
  const entry = tasks[id];
  const list = await page.shelf.list({ task: id, sort: "downloads", limit: 5 });
  const recommended = await Promise.all(
    entry.models.map(async (one) => {
      const here = (await page.shelf.model(one.id)) !== undefined;
      return { ...one, here, href: here ? modelAddress(one.id) : publicHub + modelAddress(one.id) };
    }),
  );
  const named = (task: string) => ({ id: task, label: isTaskId(task) ? taskFacts[task].label : task });
  const canonical = canonicalTask(id);
  const special = taskIds.filter((task) => task !== id && canonicalTask(task) === id);
  const parts = guideParts((await page.guide(id)) ?? "");
  const request = parts.find((part) => part.kind === "snippet");
  const start = await startHere(page, entry, request, list.models);
  return {
    ...named(id),
    modality: facts.modality,
    modalityLabel: modalities[facts.modality],
    isPlaceholder: entry.isPlaceholder,
    summary: entry.summary,
    demo: entry.demo.inputs.length > 0 ? { ...entry.demo, sizes: mediaSizes(id) } : undefined,
    start,
    guide: await renderGuide(page, id, parts, start?.code.code.id),
    models: list.models.map(modelLine),
    total: list.total,
    recommended,
    datasets: entry.datasets,
    spaces: entry.spaces,
    metrics: entry.metrics,
    tools: entry.tools ?? [],
    kinds: (facts.subtasks ?? []).map(({ name }) => name),
    libraries: facts.libraries.map((library) => ({ id: library, label: libraryOf(library).prettyLabel })),
    providers: hostedProvidersOf(id).map((provider) => ({
      label: provider.label,
      href: isProviderId(provider.id) ? `/providers#${provider.id}` : `${publicHub}/${provider.hubOrg}`,
      here: isProviderId(provider.id),
    })),
    partOf: canonical === id ? undefined : named(canonical),
    special: special.map(named),
    related: entry.related.map((task) => ({
      ...named(task),
      tagline: isTaskId(task) ? taskFacts[task].tagline : "",
    })),
    youtubeId: entry.youtubeId,
  };
}

/** The sizes of a task's pictures and films, by the names of their files. */
function mediaSizes(task: string): Sizes {
  return Object.fromEntries(
    Object.entries(taskMedia)
      .filter(([path]) => path.startsWith(`${task}/`))
      .map(([path, size]) => [path.slice(task.length + 1), size]),
  );
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.label} · Modelshelf` : "Not found · Modelshelf" },
  ...(loaderData ? [{ name: "description", content: loaderData.summary }] : []),
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
      <p className="mt-3 max-w-[68ch] text-[17px] leading-[27px]">{task.summary}</p>
      {task.partOf && (
        <p className="mt-2 text-muted text-ui">
          A kind of <TaskLink task={task.partOf} />.
        </p>
      )}
      {task.special.length > 0 && (
        <p className="mt-2 text-muted text-ui">
          Special kinds with pages of their own:{" "}
          {task.special.map((one, index) => (
            <span key={one.id}>
              {index > 0 && ", "}
              <TaskLink task={one} />
            </span>
          ))}
          .
        </p>
      )}

      {task.demo && (
        <section aria-labelledby="demo" className="mt-8">
          <h2 id="demo" className="sr-only">
            Example
          </h2>
          <TaskDemo task={task.id} {...task.demo} />
        </section>
      )}

      <div className="mt-12 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid grid-cols-1 min-w-0 content-start gap-12">
          {task.start && <StartHere start={task.start} />}
          {(!task.isPlaceholder || task.models.length > 0) && <Models task={task} />}
          <GuideParts title={task.isPlaceholder ? "What this is" : "Guide"} parts={task.guide} />
          {task.metrics.length > 0 && (
            <Section id="metrics" title="How it is measured">
              <MetricTable metrics={task.metrics} />
            </Section>
          )}
        </div>
        <aside aria-label="Resources" className="grid grid-cols-1 content-start gap-9">
          <Resources title="Datasets">
            {task.datasets.map(({ id, description }) => (
              <RepositoryResource
                key={id}
                id={id}
                href={`${publicHub}/datasets${modelAddress(id)}`}
                description={description}
              />
            ))}
          </Resources>
          <Resources title="Apps to try">
            {task.spaces.map(({ id, description }) => (
              <RepositoryResource
                key={id}
                id={id}
                href={`${publicHub}/spaces${modelAddress(id)}`}
                description={description}
              />
            ))}
          </Resources>
          <Names title="Film">
            {task.youtubeId
              ? [
                  <li key="film">
                    <a
                      className="link"
                      href={`https://www.youtube.com/watch?v=${task.youtubeId}`}
                      rel="noopener noreferrer"
                    >
                      {task.label} explained
                      <ArrowUpRight
                        size={14}
                        strokeWidth={1.75}
                        className="ml-0.5 inline text-muted"
                        aria-label="on YouTube"
                      />
                    </a>
                  </li>,
                ]
              : []}
          </Names>
          <Names title="Libraries">
            {task.libraries.map(({ id, label }) => (
              <li key={id}>
                <Link className="link" to={`/models?${new URLSearchParams({ task: task.id, library: id })}`}>
                  {label}
                </Link>
              </li>
            ))}
          </Names>
          <Resources title={task.libraries.length > 0 ? "Other tools" : "Tools"}>
            {task.tools.map(({ name, url, description }) => (
              <Resource key={name} href={url} place="on its own site" description={description}>
                {name}
              </Resource>
            ))}
          </Resources>
          <Names title="Inference providers">
            {task.providers.map(({ label, href, here }) => (
              <li key={label}>
                {here ? (
                  <Link className="link" to={href}>
                    {label}
                  </Link>
                ) : (
                  <a className="link" href={href} rel="noopener noreferrer">
                    {label}
                  </a>
                )}
              </li>
            ))}
          </Names>
          <Resources title="Related tasks">
            {task.related.map(({ id, label, tagline }) => (
              <Resource key={id} href={`/tasks/${id}`} here description={tagline}>
                {label}
              </Resource>
            ))}
          </Resources>
          <Names title="Kinds of it">
            {task.kinds.map((name) => (
              <li key={name} className="text-muted">
                {name}
              </li>
            ))}
          </Names>
        </aside>
      </div>
    </>
  );
}

type TaskView = ReturnType<typeof useLoaderData<typeof loader>>;

function TaskLink({ task: { id, label } }: { task: { id: string; label: string } }) {
  return (
    <Link className="link" to={`/tasks/${id}`}>
      {label}
    </Link>
  );
}

/** The shelf's own models first, then those that the catalogue recommends. */
function Models({ task }: { task: TaskView }) {
  return (
    <Section
      id="models"
      title="Models"
      aside={
        task.total > task.models.length && (
          <Link className="link text-ui" to={`/models?task=${task.id}`}>
            All {task.total} on this shelf
          </Link>
        )
      }
    >
      <h3 className="border-line border-t pt-3 pb-1 font-medium text-meta text-muted tracking-normal">On this shelf</h3>
      {task.models.length > 0 ? (
        <ModelList models={task.models} label="Models on this shelf" />
      ) : (
        <p className="pb-2 text-muted text-ui">
          No model here does this yet. Add one with <code className="font-mono text-code">modelshelf add FOLDER</code>.
        </p>
      )}
      {task.recommended.length > 0 && (
        <>
          <h3 className="mt-5 pb-2 font-medium text-meta text-muted tracking-normal">Recommended</h3>
          <ul aria-label="Recommended models" className="grid grid-cols-1 gap-x-10 gap-y-3.5 md:grid-cols-2">
            {task.recommended.map(({ id, description, href, here }) => (
              <RepositoryResource key={id} id={id} href={href} here={here} description={description} />
            ))}
          </ul>
        </>
      )}
    </Section>
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
