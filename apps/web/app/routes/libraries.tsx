import { libraryCounts } from "@modelshelf/catalogue/proof";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SearchForm } from "../components/search-form.tsx";
import { pageContext } from "../page-context.ts";
import { proofPage } from "../proof-page.ts";
import { type LibraryLine, libraryLines } from "../server/library-list.server.ts";

export const meta = () => [
  { title: "Libraries · Modelshelf" },
  { name: "description", content: "The libraries that Modelshelf writes code for, and what is proven of that code." },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("q") ?? "").trim().slice(0, 200);
  const onlyCode = searchParams.get("code") === "1";
  const { libraries } = await context.get(pageContext).shelf.counts();
  const { withCode, others } = libraryLines(query, libraries);
  return { query, onlyCode, withCode, others: onlyCode ? [] : others, counts: libraryCounts() };
}

export default function Libraries() {
  const { query, onlyCode, withCode, others, counts } = useLoaderData<typeof loader>();
  const found = withCode.length + others.length;
  return (
    <>
      <h1 className="text-title">Libraries</h1>
      <p className="mt-2 max-w-[68ch] text-muted">
        What models are made with. {counts.code} of {counts.all} have code of their own here,{" "}
        {counts.notice > 0 && `${counts.notice} a notice alone, `}
        and {counts.download} show how to download the files.{" "}
        <Link className="link" to={proofPage}>
          How the code is proven
        </Link>
      </p>
      <div className="mt-6 mb-9 flex max-w-[760px] flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-[1_1_340px]">
          <SearchForm
            action="/libraries"
            name="q"
            value={query}
            label="Search libraries"
            placeholder="whisper, gguf, sentence"
            hidden={onlyCode ? { code: "1" } : {}}
          />
        </div>
        <nav aria-label="Which libraries" className="flex gap-1 text-ui">
          <Filter to={address({ query })} on={!onlyCode}>
            All
          </Filter>
          <Filter to={address({ query, code: true })} on={onlyCode}>
            Has code
          </Filter>
        </nav>
        <p role="status" className="sr-only">
          {(query || onlyCode) && `${found} ${found === 1 ? "library" : "libraries"}`}
        </p>
      </div>
      {withCode.length > 0 && (
        <section aria-labelledby="with-code">
          <h2 id="with-code" className="border-line border-b pb-2.5 text-section">
            With code <span className="number font-normal text-muted text-ui">{withCode.length}</span>
          </h2>
          <ul>
            {withCode.map((library) => (
              <Row key={library.id} library={library} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="downloads" className="mt-12">
          <h2 id="downloads" className="border-line border-b pb-2.5 text-section">
            Files to download <span className="number font-normal text-muted text-ui">{others.length}</span>
          </h2>
          <p className="mt-3 mb-3 max-w-[68ch] text-muted text-ui">
            No code of their own yet: a model's page shows how to download its files, and leads to the library.
          </p>
          <ul className="columns-2 gap-x-8 text-ui md:columns-3 lg:columns-4">
            {others.map(({ id, label, models }) => (
              <li key={id} className="break-inside-avoid py-1">
                <Link className="[overflow-wrap:anywhere] hover:text-accent hover:underline" to={libraryAddress(id)}>
                  {label}
                </Link>
                {models > 0 && ` ${counted(models)}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      {found === 0 && (
        <div>
          <h2 className="text-section">No library matches “{query}”.</h2>
          <p className="mt-2 text-muted">
            Try a part of its name, or see{" "}
            <Link to="/libraries" className="link">
              all libraries
            </Link>
            .
          </p>
        </div>
      )}
    </>
  );
}

const libraryAddress = (id: string) => `/libraries/${encodeURIComponent(id)}`;
const counted = (models: number) => (models === 1 ? "1 model" : `${models} models`);

function address({ query, code }: { query: string; code?: boolean }): string {
  const fields = new URLSearchParams({ ...(query && { q: query }), ...(code && { code: "1" }) });
  return fields.size > 0 ? `/libraries?${fields}` : "/libraries";
}

function Filter({ to, on, children }: { to: string; on: boolean; children: string }) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={on ? "true" : undefined}
      className="flex min-h-11 items-center rounded-lg px-3 font-medium text-muted hover:bg-hover aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent"
    >
      {children}
    </Link>
  );
}

/** As few elements as it goes: there are hundreds of rows. */
function Row({ library: { id, label, models, proof, release } }: { library: LibraryLine }) {
  return (
    <li className="border-line border-b">
      <Link
        to={libraryAddress(id)}
        className="-mx-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 rounded-lg px-3 py-2 text-meta text-muted leading-[24px] hover:bg-hover md:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,4fr)_90px]"
      >
        <b className="truncate font-medium text-ink text-ui leading-[24px]">{label}</b>
        <span className="order-last col-span-2 md:order-none md:col-span-1">{proof ?? "Not proven yet"}</span>
        <span className="hidden truncate md:block">{release}</span>
        <span className="number text-right">{models > 0 && counted(models)}</span>
      </Link>
    </li>
  );
}
