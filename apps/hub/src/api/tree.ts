import { contentSha } from "../files/oid.ts";
import type { ModelStore, StoredFile, StoredModel } from "../store/model-store.ts";
import { ApiError, entryNotFound, filesElsewhere } from "./errors.ts";
import { nextPage } from "./list-models.ts";
import { pointerSize } from "./model-info.ts";
import { flag, parseQuery, queryOf, text, wholeNumber } from "./parameters.ts";
import { json } from "./responses.ts";

/** Entries in one page. llama.cpp reads only the first page, so it is a large one. */
const pageSize = 1000;

type Entry = Readonly<Record<string, unknown>> & { readonly path: string };

const shape = {
  recursive: flag.optional(),
  expand: flag.optional(),
  cursor: text.optional(),
  limit: wholeNumber(1, 1_000_000_000).optional(),
};

/** GET /api/models/{id}/tree/{revision}[/{folder}] */
export async function listTree(
  request: Request,
  url: URL,
  store: ModelStore,
  model: StoredModel,
  folder: string,
): Promise<Response> {
  const { recursive = false, expand = false, cursor, limit } = parseQuery(queryOf(url), shape);
  if (!model.hasFiles) throw filesElsewhere(model.record.id);
  const files = await store.files(model.record.id);
  const below = folder === "" ? files : files.filter(({ path }) => path.startsWith(`${folder}/`));
  if (below.length === 0) throw entryNotFound(folder, model.sha);
  const entries = entriesOf(below, folder, recursive);
  const start = cursor === undefined ? 0 : placeAfter(entries, cursor);
  const end = start + Math.min(limit ?? pageSize, pageSize);
  const headers: Record<string, string> = { "X-Repo-Commit": model.sha };
  const lastEntry = entries[end - 1];
  if (end < entries.length && lastEntry)
    headers.Link = nextPage(url, Buffer.from(lastEntry.path).toString("base64url"));
  const page = entries.slice(start, end);
  return json(request, expand ? page.map((entry) => expanded(entry, model)) : page, { headers });
}

/** POST /api/models/{id}/paths-info/{revision}; Python sends a form, JavaScript sends JSON. */
export async function listPaths(request: Request, store: ModelStore, model: StoredModel): Promise<Response> {
  const { paths, expand } = await pathsOf(request);
  const files = model.hasFiles ? await store.files(model.record.id) : [];
  const entries = [...new Set(paths)].flatMap((path) => {
    const file = files.find((candidate) => candidate.path === path);
    if (file) return [fileEntry(file)];
    const below = files.filter((candidate) => candidate.path.startsWith(`${path}/`));
    return below.length > 0 ? [folderEntry(path, below)] : [];
  });
  return json(request, expand ? entries.map((entry) => expanded(entry, model)) : entries, {
    headers: { "X-Repo-Commit": model.sha },
  });
}

/** Bytes of a request body. */
const largestBody = 4 * 1024 * 1024;

async function pathsOf(request: Request): Promise<{ paths: string[]; expand: boolean }> {
  const body = await bodyText(request);
  if (request.headers.get("Content-Type")?.includes("json")) {
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      throw new ApiError(400, 'the body is not JSON; send {"paths": ["config.json"]}');
    }
    const { paths, expand } = (value ?? {}) as { paths?: unknown; expand?: unknown };
    const given = Array.isArray(paths) ? paths : [paths];
    if (!given.every((path) => typeof path === "string")) {
      throw new ApiError(400, 'paths must be a list of paths: {"paths": ["config.json"]}');
    }
    return { paths: given, expand: expand === true };
  }
  const form = new URLSearchParams(body);
  const expand = form.getAll("expand").slice(-1);
  const query = parseQuery(new Map(expand.length > 0 ? [["expand", expand]] : []), { expand: flag.optional() });
  return { paths: [...form.getAll("paths"), ...form.getAll("paths[]")], expand: query.expand ?? false };
}

async function bodyText(request: Request): Promise<string> {
  let size = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of request.body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > largestBody) {
      throw new ApiError(413, `the body has more than ${largestBody} bytes; ask for fewer paths at once`, undefined, {
        // The rest of the body is not read, so nothing else can come on this connection.
        Connection: "close",
      });
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function entriesOf(files: readonly StoredFile[], folder: string, recursive: boolean): Entry[] {
  const start = folder === "" ? 0 : folder.length + 1;
  const folders = new Map<string, StoredFile[]>();
  const entries: Entry[] = [];
  for (const file of files) {
    let slash = file.path.indexOf("/", start);
    if (slash < 0 || recursive) entries.push(fileEntry(file));
    for (; slash >= 0; slash = recursive ? file.path.indexOf("/", slash + 1) : -1) {
      const path = file.path.slice(0, slash);
      folders.set(path, [...(folders.get(path) ?? []), file]);
    }
  }
  for (const [path, below] of folders) entries.push(folderEntry(path, below));
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const fileEntry = ({ path, size, oid, sha256 }: StoredFile): Entry => ({
  type: "file",
  path,
  oid,
  size,
  ...(sha256 !== undefined && { lfs: { oid: sha256, size, pointerSize: pointerSize(sha256, size) } }),
});

const folderEntry = (path: string, below: readonly StoredFile[]): Entry => ({
  type: "directory",
  path,
  oid: contentSha(below),
  size: 0,
});

const expanded = (entry: Entry, { sha, record }: StoredModel): Entry => ({
  ...entry,
  lastCommit: { id: sha, title: commitTitle, date: record.lastModified ?? record.createdAt },
  ...(entry.type === "file" && { securityFileStatus: null }),
});

/** A model's history here is one commit. */
export const commitTitle = "Add the model to the shelf";

function placeAfter(entries: readonly Entry[], cursor: string): number {
  const path = Buffer.from(cursor, "base64url").toString("utf8");
  const place = entries.findIndex((entry) => entry.path === path);
  if (place < 0) throw new ApiError(400, "cursor is not one of this list; take it from the answer before");
  return place + 1;
}
