// Which requested files count as a download of a model: a typed expression that prints as the
// hub's query string and can be asked about a list of files.

export type DownloadQuery =
  | { readonly field: "path" | "path_extension" | "path_filename" | "path_prefix"; readonly value: string }
  | { readonly exists: string }
  | { readonly not: DownloadQuery }
  | { readonly any: readonly DownloadQuery[] }
  | { readonly all: readonly DownloadQuery[] };

/** The file with exactly this path. */
export const path = (value: string): DownloadQuery => ({ field: "path", value });
/** Every file whose name ends in this extension, without the dot. */
export const extension = (value: string): DownloadQuery => ({ field: "path_extension", value });
/** Every file whose name without folders and extension is this. */
export const filename = (value: string): DownloadQuery => ({ field: "path_filename", value });
/** Every file below this folder, or whose path begins with this text. */
export const prefix = (value: string): DownloadQuery => ({ field: "path_prefix", value });
export const any = (...any: DownloadQuery[]): DownloadQuery => ({ any });
export const all = (...all: DownloadQuery[]): DownloadQuery => ({ all });
export const not = (query: DownloadQuery): DownloadQuery => ({ not: query });
/** Requests that carry this field. */
export const exists = (field: string): DownloadQuery => ({ exists: field });

/** What counts for a library without a query of its own: the hub's default files. */
export const defaultDownloadQuery: DownloadQuery = any(
  path("config.json"),
  path("config.yaml"),
  path("hyperparams.yaml"),
  path("params.json"),
  path("meta.yaml"),
);

const quote = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;

/** The query in the hub's own syntax: `path:"config.json" OR path_extension:"keras"`. */
export function printDownloadQuery(query: DownloadQuery): string {
  if ("field" in query) return `${query.field}:${quote(query.value)}`;
  if ("exists" in query) return `_exists_:${quote(query.exists)}`;
  if ("not" in query) return `NOT ${bracketed(query.not)}`;
  const [parts, word] = "any" in query ? [query.any, " OR "] : [query.all, " AND "];
  return parts.map((part) => bracketed(part)).join(word);
}

const bracketed = (query: DownloadQuery) =>
  ("any" in query && query.any.length > 1) || ("all" in query && query.all.length > 1)
    ? `(${printDownloadQuery(query)})`
    : printDownloadQuery(query);

/** Whether a request for the file at `file` counts. `fields` are other fields of the request. */
export function countsAsDownload(query: DownloadQuery, file: string, fields: readonly string[] = []): boolean {
  if ("exists" in query) return fields.includes(query.exists);
  if ("not" in query) return !countsAsDownload(query.not, file, fields);
  if ("any" in query) return query.any.some((part) => countsAsDownload(part, file, fields));
  if ("all" in query) return query.all.every((part) => countsAsDownload(part, file, fields));
  const name = file.slice(file.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  switch (query.field) {
    case "path":
      return file === query.value;
    case "path_extension":
      return dot > 0 && name.slice(dot + 1) === query.value;
    case "path_filename":
      return (dot > 0 ? name.slice(0, dot) : name) === query.value;
    case "path_prefix":
      return file.startsWith(query.value);
  }
}
