import { libraryOf } from "@modelshelf/catalogue";
import { Rows3, Rows4, X } from "lucide-react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { ModelQuery } from "../../src/shelf-reader.ts";
import { Command } from "../components/command.tsx";
import { type Facet, FacetList } from "../components/facet-list.tsx";
import { ModelList } from "../components/model-list.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { pageContext } from "../page-context.ts";
import { modelLine, taskLabel } from "../server/model-facts.server.ts";

export const meta = () => [
  { title: "Models · Modelshelf" },
  { name: "description", content: "The models on this shelf, by task, library and licence." },
];

const pageSize = 30;

const sorts = [
  ["lastModified", "Updated"],
  ["createdAt", "Added"],
  ["downloads", "Downloads"],
  ["likes", "Likes"],
  ["id", "Name"],
] as const satisfies readonly (readonly [NonNullable<ModelQuery["sort"]>, string])[];

const filters = ["task", "library", "license", "author"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { shelf } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const text = (name: string) => query.get(name)?.trim().slice(0, 200) || undefined;
  const search = text("search");
  const chosen = Object.fromEntries(filters.map((name) => [name, text(name)])) as Record<
    (typeof filters)[number],
    string | undefined
  >;
  const sort = sorts.find(([id]) => id === query.get("sort"))?.[0];
  const cursor = query.get("cursor") ?? undefined;
  const density = query.get("density") === "compact" ? ("compact" as const) : ("comfortable" as const);

  const [counts, list] = await Promise.all([
    shelf.counts(),
    shelf.list({
      ...Object.fromEntries(Object.entries({ search, ...chosen, cursor }).filter(([, value]) => value !== undefined)),
      sort: sort ?? (search === undefined ? "lastModified" : "relevance"),
      limit: pageSize,
    }),
  ]);

  const state = { search, ...chosen, sort, density: density === "compact" ? density : undefined };
  const address = (change: Partial<Record<keyof typeof state | "cursor", string | undefined>>) => {
    const entries = Object.entries({ ...state, ...change }).filter((entry): entry is [string, string] => !!entry[1]);
    return entries.length > 0 ? `/models?${new URLSearchParams(entries)}` : "/models";
  };
  const facet = (
    name: (typeof filters)[number],
    label: string,
    values: Readonly<Record<string, number>>,
    labelOf: (id: string) => string,
  ): Facet => ({
    label,
    values: Object.entries(values)
      .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
      .map(([id, count]) => ({
        id,
        label: labelOf(id),
        count,
        selected: chosen[name] === id,
        href: address({ [name]: chosen[name] === id ? undefined : id }),
      })),
  });
  const labels = { task: taskLabel, library: (id: string) => libraryOf(id).prettyLabel };
  return {
    search: search ?? "",
    onShelf: counts.models,
    total: list.total,
    models: list.models.map(modelLine),
    density,
    otherDensity: address({ density: density === "compact" ? undefined : "compact" }),
    hidden: Object.fromEntries(
      Object.entries({ ...state, search: undefined }).filter((entry): entry is [string, string] => !!entry[1]),
    ),
    sorts: [
      ...(search === undefined
        ? []
        : [{ label: "Relevance", href: address({ sort: undefined }), selected: sort === undefined }]),
      ...sorts.map(([id, label]) => ({
        label,
        href: address({ sort: id }),
        selected: sort === id || (sort === undefined && search === undefined && id === "lastModified"),
      })),
    ],
    chosen: filters.flatMap((name) => {
      const value = chosen[name];
      if (value === undefined) return [];
      return [
        {
          name,
          label: name === "task" || name === "library" ? labels[name](value) : value,
          href: address({ [name]: undefined }),
        },
      ];
    }),
    facets: [
      facet("task", "Task", counts.tasks, labels.task),
      facet("library", "Library", counts.libraries, labels.library),
      facet("license", "Licence", counts.licenses, (id) => id),
    ].filter(({ values }) => values.length > 0),
    next: list.nextCursor === undefined ? undefined : address({ cursor: list.nextCursor }),
    first: cursor === undefined ? undefined : address({}),
  };
}

export default function Models() {
  const page = useLoaderData<typeof loader>();
  if (page.onShelf === 0) return <EmptyShelf />;
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-[216px_minmax(0,1fr)]">
      <h1 className="text-title">Models</h1>
      <div className="min-w-0">
        <SearchForm
          action="/models"
          name="search"
          value={page.search}
          hidden={page.hidden}
          label="Search models"
          placeholder="Name, task, library or tag"
        />
      </div>
      <details className="group md:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-ui text-accent">
          Filters
        </summary>
        <FacetList facets={page.facets} />
      </details>
      <div className="hidden md:block">
        <FacetList facets={page.facets} />
      </div>
      <div className="min-w-0">
        <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-ui">
          <p role="status">
            <span className="number font-strong">{page.total.toLocaleString("en")}</span>{" "}
            {page.total === 1 ? "model" : "models"}
          </p>
          {page.chosen.map(({ name, label, href }) => (
            <Link
              key={name}
              to={href}
              preventScrollReset
              className="inline-flex min-h-8 items-center gap-1.5 rounded-lg bg-accent-soft px-2.5 text-accent"
            >
              {label}
              <X size={14} strokeWidth={2} aria-hidden="true" />
              <span className="sr-only">: take this filter away</span>
            </Link>
          ))}
          <nav aria-label="Order" className="ml-auto flex flex-wrap items-center gap-x-3.5 text-meta">
            {page.sorts.map(({ label, href, selected }) => (
              <Link
                key={label}
                to={href}
                preventScrollReset
                aria-current={selected ? "true" : undefined}
                className="py-1 text-muted hover:text-ink aria-[current=true]:font-medium aria-[current=true]:text-ink"
              >
                {label}
              </Link>
            ))}
            <Link
              to={page.otherDensity}
              preventScrollReset
              className="grid size-8 place-items-center rounded-lg text-muted hover:bg-hover hover:text-ink"
              aria-label={page.density === "compact" ? "Show more of each model" : "Show one line for each model"}
              title={page.density === "compact" ? "Show more of each model" : "Show one line for each model"}
            >
              {page.density === "compact" ? (
                <Rows3 size={17} strokeWidth={1.75} aria-hidden="true" />
              ) : (
                <Rows4 size={17} strokeWidth={1.75} aria-hidden="true" />
              )}
            </Link>
          </nav>
        </div>
        {page.models.length > 0 ? (
          <ModelList models={page.models} density={page.density} label="Models" />
        ) : (
          <NothingFound search={page.search} />
        )}
        <nav aria-label="Pages" className="mt-6 flex justify-between text-ui empty:hidden">
          {page.first && (
            <Link className="link" to={page.first}>
              First page
            </Link>
          )}
          {page.next && (
            <Link className="link ml-auto" to={page.next} rel="next">
              Next {pageSize}
            </Link>
          )}
        </nav>
      </div>
    </div>
  );
}

function NothingFound({ search }: { search: string }) {
  return (
    <div className="border-line border-t pt-6">
      <h2 className="text-section">No model fits{search ? ` “${search}”` : " these filters"}.</h2>
      <p className="mt-2 text-muted">
        Take a filter away,{" "}
        <Link className="link" to="/models">
          see all models
        </Link>{" "}
        or look for it{" "}
        <Link className="link" to={`/tasks?q=${encodeURIComponent(search)}`}>
          among the tasks
        </Link>
        .
      </p>
    </div>
  );
}

function EmptyShelf() {
  return (
    <div className="max-w-[68ch]">
      <h1 className="text-title">The shelf is empty</h1>
      <p className="mt-4">
        Nothing has been put on it yet. On the machine that runs Modelshelf, add the folder of a model; it shows up here
        at once.
      </p>
      <div className="mt-5">
        <Command command="modelshelf add FOLDER --id owner/name" label="Command" />
      </div>
      <p className="mt-5 text-muted">
        To look around first, start it with <code className="font-mono text-code">modelshelf serve --samples</code>.
      </p>
    </div>
  );
}
