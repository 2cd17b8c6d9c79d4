import type { DemoItem } from "@modelshelf/catalogue";
import { ArrowDown, ArrowRight } from "lucide-react";

/** Width and height in pixels, by the names of files. */
export type Sizes = Readonly<Record<string, { readonly width: number; readonly height: number }>>;

interface TaskDemoProps {
  task: string;
  inputs: readonly DemoItem[];
  outputs: readonly DemoItem[];
  note?: string;
  sizes: Sizes;
}

/** What goes into a model of the task, and what comes out. */
export function TaskDemo({ task, inputs, outputs, note, sizes }: TaskDemoProps) {
  return (
    <figure>
      <div className="grid grid-cols-1 items-stretch gap-4 md:grid-cols-[minmax(0,1fr)_24px_minmax(0,1fr)]">
        <Side label="Input" items={inputs} task={task} sizes={sizes} />
        <div className="grid place-items-center text-muted" aria-hidden="true">
          <ArrowRight size={20} strokeWidth={1.5} className="hidden md:block" />
          <ArrowDown size={20} strokeWidth={1.5} className="md:hidden" />
        </div>
        <Side label="Output" items={outputs} task={task} sizes={sizes} />
      </div>
      {note !== undefined && <figcaption className="mt-2.5 text-meta text-muted">{note}</figcaption>}
    </figure>
  );
}

interface SideProps {
  label: string;
  items: readonly DemoItem[];
  task: string;
  sizes: Sizes;
}

function Side({ label, items, task, sizes }: SideProps) {
  return (
    <section aria-label={label} className="flex min-w-0 flex-col">
      <h3 className="mb-2 font-medium text-meta text-muted tracking-normal">{label}</h3>
      <div className="grid grid-cols-1 flex-1 content-center gap-4 rounded-xl bg-sunken p-5 shadow-[inset_0_0_0_1px_var(--line)]">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a demo have no name and keep their order
          <Item key={index} item={item} task={task} side={label.toLowerCase()} sizes={sizes} />
        ))}
      </div>
    </section>
  );
}

const mediaAddress = (task: string, file: string) => `/tasks/${task}/media/${encodeURIComponent(file)}`;

const isFilm = (filename: string) => /\.(?:mp4|webm)$/i.test(filename);

interface ItemProps {
  item: DemoItem;
  task: string;
  side: string;
  sizes: Sizes;
}

function Item({ item, task, side, sizes }: ItemProps) {
  switch (item.type) {
    case "img": {
      const { filename, alt } = item;
      const shared = { src: mediaAddress(task, filename), ...sizes[filename] };
      const look = "mx-auto h-auto max-h-80 w-auto max-w-full rounded-lg";
      if (isFilm(filename)) {
        return (
          <video {...shared} aria-label={alt} controls muted loop playsInline preload="metadata" className={look} />
        );
      }
      return <img {...shared} alt={alt} loading="lazy" decoding="async" className={look} />;
    }
    case "audio": {
      const src = mediaAddress(task, item.filename);
      // biome-ignore lint/a11y/useMediaCaption: what is said stands beside it
      return <audio src={src} controls preload="metadata" className="w-full" aria-label={`Example ${side}`} />;
    }
    case "text":
      return (
        <div>
          {item.label.toLowerCase() !== side && <p className="text-meta text-muted">{item.label}</p>}
          <p className="mt-0.5 whitespace-pre-wrap">{item.content}</p>
        </div>
      );
    case "chart":
      return <Chart data={item.data} />;
    case "tabular":
      return <Table rows={item.table} />;
    case "text-with-tokens":
      return <Tokens text={item.text} tokens={item.tokens} />;
  }
}

function Chart({ data }: { data: readonly { readonly label: string; readonly score: number }[] }) {
  return (
    <dl className="grid grid-cols-1 gap-2.5">
      {data.map(({ label, score }) => (
        <div key={label} className="grid grid-cols-[1fr_auto] gap-x-4 text-ui">
          <dt>{label}</dt>
          <dd className="number text-muted">{score.toFixed(2)}</dd>
          <dd className="col-span-2" aria-hidden="true">
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: the number stands beside it */}
            <svg
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="mt-1 block h-1.5 w-full rounded-full bg-hover"
            >
              <rect width={Math.max(0, Math.min(1, score)) * 100} height="1" className="fill-accent" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ rows }: { rows: readonly (readonly string[])[] }) {
  const [head = [], ...body] = rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a named table, not a group of form fields
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="Example table">
      <table className="number w-full border-collapse text-left text-meta">
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" className="border-line-strong border-b py-1.5 pr-4 font-strong">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat and keep their order
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={head[column] ?? column} className="border-line border-b py-1.5 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TokensProps {
  text: string;
  tokens: readonly { readonly type: string; readonly start: number; readonly end: number }[];
}

function Tokens({ text, tokens }: TokensProps) {
  const ordered = [...tokens].sort((a, b) => a.start - b.start);
  return (
    <p className="leading-[34px]">
      {ordered.map(({ type, start, end }, index) => (
        <span key={start}>
          {text.slice(ordered[index - 1]?.end ?? 0, start)}
          <mark className="rounded-md bg-accent-soft box-decoration-clone px-1.5 py-1">
            {text.slice(start, end)}
            <span className="ml-1.5 text-accent text-meta">{type}</span>
          </mark>
        </span>
      ))}
      {text.slice(ordered.at(-1)?.end ?? 0)}
    </p>
  );
}
