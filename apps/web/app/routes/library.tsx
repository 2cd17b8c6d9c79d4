import { isLibraryId } from "@modelshelf/catalogue";
import { libraryRecord, nearestLibraries } from "@modelshelf/catalogue/proof";
import { data, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { LibraryCodePanel } from "../components/library-code-panel.tsx";
import { ModelFacts } from "../components/model-facts.tsx";
import { ModelList } from "../components/model-list.tsx";
import { ProofTable } from "../components/proof-table.tsx";
import { pageContext } from "../page-context.ts";
import { proofPage } from "../proof-page.ts";
import { libraryCode, libraryFacts, librarySummary, proofRows } from "../server/library-page.server.ts";
import { modelLine } from "../server/model-facts.server.ts";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const id = params.library ?? "";
  if (!isLibraryId(id)) {
    const near = nearestLibraries(id);
    const hint = near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : "";
    throw data(`There is no library ${id}.${hint}`, { status: 404 });
  }
  const record = libraryRecord(id);
  const { searchParams } = new URL(request.url);
  const list = await page.shelf.list({ library: id, sort: "downloads", limit: 8 });
  const code = libraryCode(
    id,
    { example: searchParams.get("example") ?? undefined, installer: searchParams.get("installer") ?? undefined },
    list.models,
    page,
  );
  return {
    id,
    label: record.prettyLabel,
    summary: librarySummary(record),
    facts: libraryFacts(record),
    code,
    proof: proofRows(id, code.example),
    models: list.models.map(modelLine),
    total: list.total,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.label} · Modelshelf` : "Not found · Modelshelf" },
  ...(loaderData ? [{ name: "description", content: loaderData.summary }] : []),
];

export default function LibraryPage() {
  const { id, label, summary, facts, code, proof, models, total } = useLoaderData<typeof loader>();
  return (
    <>
      <nav aria-label="Breadcrumb" className="text-meta text-muted">
        <Link to="/libraries" className="hover:text-ink hover:underline">
          Libraries
        </Link>
      </nav>
      <h1 className="mt-2 text-title">{label}</h1>
      <p className="mt-3 max-w-[68ch] text-[17px] leading-[27px]">{summary}</p>
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          <LibraryCodePanel label={label} code={code} />
        </div>
        <aside aria-label="Facts" className="lg:row-span-2">
          <ModelFacts facts={facts} />
        </aside>
        <div className="grid min-w-0 grid-cols-1 content-start gap-12">
          <section aria-labelledby="models">
            <div className="flex items-baseline justify-between pb-2.5">
              <h2 id="models" className="text-section">
                Models on this shelf
              </h2>
              {total > models.length && (
                <Link className="link text-ui" to={`/models?library=${encodeURIComponent(id)}`}>
                  All {total}
                </Link>
              )}
            </div>
            {models.length > 0 ? (
              <ModelList models={models} label="Models on this shelf" />
            ) : (
              <p className="border-line border-t pt-3 text-muted text-ui">
                No model here names this library yet. Add one with{" "}
                <code className="font-mono text-code">modelshelf add FOLDER</code>.
              </p>
            )}
          </section>
          <section aria-labelledby="proof">
            <div className="flex items-baseline justify-between pb-2.5">
              <h2 id="proof" className="text-section">
                What is proven
              </h2>
              <Link className="link text-ui" to={proofPage}>
                How the code is proven
              </Link>
            </div>
            {proof.length > 0 ? (
              <ProofTable groups={proof} />
            ) : (
              <p className="border-line border-t pt-3 text-muted text-ui">Nothing is proven of this library yet.</p>
            )}
          </section>
        </div>
      </div>
    </>
  );
}
