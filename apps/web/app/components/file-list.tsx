import { formatBytes } from "../format.ts";

interface FileListProps {
  files: readonly { readonly path: string; readonly size: number; readonly href: string }[];
  totalSize: number;
  modelId: string;
}

const mostShown = 12;

/** The files of a model, to download one by one. */
export function FileList({ files, totalSize }: FileListProps) {
  const rest = files.slice(mostShown);
  return (
    <section aria-labelledby="files">
      <div className="flex items-baseline justify-between border-line border-b pb-2.5">
        <h2 id="files" className="text-section">
          Files
        </h2>
        <span className="number text-meta text-muted">
          {files.length === 1 ? "1 file" : `${files.length} files`}, {formatBytes(totalSize)}
        </span>
      </div>
      <Rows files={files.slice(0, mostShown)} />
      {rest.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2.5 font-medium text-accent text-ui">{rest.length} more</summary>
          <Rows files={rest} />
        </details>
      )}
    </section>
  );
}

function Rows({ files }: Pick<FileListProps, "files">) {
  return (
    <ul>
      {files.map(({ path, size, href }) => (
        <li key={path} className="border-line border-b">
          <a
            href={href}
            className="group -mx-3 flex items-baseline justify-between gap-6 rounded-lg px-3 py-2 hover:bg-hover"
          >
            <span className="min-w-0 font-mono text-code [overflow-wrap:anywhere] group-hover:text-accent">{path}</span>
            <span className="number flex-none text-meta text-muted">{formatBytes(size)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
