import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { FileList } from "../components/file-list.tsx";
import { FitCheck } from "../components/fit-check.tsx";
import { HeldHtmlBlock } from "../components/held-html.tsx";
import { ModelFacts } from "../components/model-facts.tsx";
import { ModelHeader } from "../components/model-header.tsx";
import { ModelPanel } from "../components/model-panel.tsx";
import { pageContext } from "../page-context.ts";
import { fitView } from "../server/fit-view.server.ts";
import { holdHtml } from "../server/hold-html.server.ts";
import { renderCard } from "../server/model-card.server.ts";
import { baseModelsOf, modelFacts, modelLine } from "../server/model-facts.server.ts";
import { panelFor } from "../server/panel.server.ts";
import { fieldsOf, readChoices } from "../server/panel-address.server.ts";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { shelf } = page;
  const id = params.owner === undefined ? (params.name ?? "") : `${params.owner}/${params.name}`;
  const model = await shelf.model(id);
  if (!model) throw data(`There is no model ${id} on this shelf.`, { status: 404 });
  const [card, files, architecture, bases] = await Promise.all([
    shelf.card(id),
    shelf.files(id),
    shelf.architecture(id),
    Promise.all(baseModelsOf(model.record).map((base) => shelf.model(base))),
  ]);
  const choices = readChoices(new URL(request.url).searchParams);
  const fileUrl = (path: string) => shelf.fileUrl(id, path);
  return {
    line: modelLine(model),
    facts: modelFacts(model, new Set(bases.flatMap((base) => (base ? [base.record.id] : [])))),
    fit: fitView(model, architecture, choices),
    choices: fieldsOf({ ...choices, memory: undefined, context: undefined }),
    panel: panelFor(model, choices, page, architecture),
    card: card?.trim() ? holdHtml(page, await renderCard(card, { fileUrl })) : undefined,
    files: files.map(({ path, size }) => ({ path, size, href: fileUrl(path) })),
    totalSize: model.totalSize,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.line.id} · Modelshelf` : "Not found · Modelshelf" },
  ...(loaderData
    ? [
        {
          name: "description",
          content: `Code that uses ${loaderData.line.id}: per library and per inference provider.`,
        },
      ]
    : []),
];

export default function Model() {
  const { line, facts, fit, choices, panel, card, files, totalSize } = useLoaderData<typeof loader>();
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_280px]">
      <div className="min-w-0">
        <ModelHeader line={line} hasCard={card !== undefined} files={files.length} />
        {fit && <FitCheck fit={fit} choices={choices} />}
        <ModelPanel panel={panel} />
      </div>
      <aside aria-label="Facts" className="lg:pt-2">
        <ModelFacts facts={facts} />
      </aside>
      <div className="grid grid-cols-1 min-w-0 gap-12">
        {files.length > 0 && <FileList files={files} totalSize={totalSize} modelId={line.id} />}
        {card && (
          <section aria-labelledby="card">
            <h2 id="card" className="mb-4 border-line border-b pb-2.5 text-section">
              Model card
            </h2>
            <HeldHtmlBlock held={card} className="prose" />
          </section>
        )}
      </div>
    </div>
  );
}
