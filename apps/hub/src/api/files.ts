// Files of models: /{id}/resolve/{revision}/{path} and /{id}/raw/{revision}/{path}.
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { largeFilePointer } from "../files/large-files.ts";
import type { ModelFolders } from "../files/model-folders.ts";
import type { ModelStore, StoredFile, StoredModel } from "../store/model-store.ts";
import { joinSegments, revisionOf } from "./address.ts";
import { contentType } from "./content-type.ts";
import { ApiError, entryNotFound, filesElsewhere, modelNotFound } from "./errors.ts";
import { checkRevision } from "./known-revision.ts";
import { readRange } from "./range.ts";
import { corsHeaders } from "./responses.ts";

export interface FileAddress {
  readonly id: string;
  readonly verb: "resolve" | "raw";
  /** Revision and path, undecoded. */
  readonly rest: readonly string[];
}

/** The address of a file, if the segments are one. */
export function fileAddress(segments: readonly string[]): FileAddress | undefined {
  for (const length of [2, 1]) {
    const verb = segments[length];
    if ((verb !== "resolve" && verb !== "raw") || segments.length < length + 3) continue;
    const id = joinSegments(segments.slice(0, length));
    if (id !== undefined) return { id, verb, rest: segments.slice(length + 1) };
  }
  return undefined;
}

export async function answerFile(
  request: Request,
  url: URL,
  { store, folders }: { store: ModelStore; folders: ModelFolders },
  { id, verb, rest }: FileAddress,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw new ApiError(405, "files can only be read here", undefined, { Allow: "GET, HEAD" });
  }
  const { revision, rest: segments } = revisionOf(rest);
  const path = joinSegments(segments);
  const found = await store.file(id, path ?? "");
  if (!found) throw modelNotFound(id);
  const { model, file } = found;
  checkRevision(model, revision);
  if (!model.hasFiles || model.folder === undefined) throw filesElsewhere(model.record.id);
  if (!file) throw entryNotFound(path ?? segments.join("/"), model.sha);
  if (verb === "raw" && file.sha256 !== undefined) return pointer(request, model, file, file.sha256);
  return content(request, url, model, file, revision, folders.path(model.folder, file.path));
}

/** What git has in place of a large file. */
function pointer(request: Request, model: StoredModel, file: StoredFile, sha256: string): Response {
  const body = largeFilePointer(sha256, file.size);
  return new Response(request.method === "HEAD" ? null : body, {
    headers: {
      ...corsHeaders,
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": String(body.length),
      "X-Repo-Commit": model.sha,
      ETag: `"${file.oid}"`,
    },
  });
}

async function content(
  request: Request,
  url: URL,
  model: StoredModel,
  file: StoredFile,
  revision: string,
  absolute: string,
): Promise<Response> {
  const etag = `"${file.sha256 ?? file.oid}"`;
  const headers: Record<string, string> = {
    ...corsHeaders,
    "Accept-Ranges": "bytes",
    // A commit's files never change, a branch's do.
    "Cache-Control":
      revision === model.sha ? "public, max-age=31536000, immutable, no-transform" : "no-cache, no-transform",
    "Content-Disposition": disposition(file.path, url.searchParams.has("download")),
    "Content-Type": contentType(file.path),
    // What strangers wrote must not run as a page of this origin.
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; sandbox",
    "Cross-Origin-Resource-Policy": "cross-origin",
    ETag: etag,
    "X-Content-Type-Options": "nosniff",
    "X-Repo-Commit": model.sha,
  };
  if (file.sha256 !== undefined) {
    headers["X-Linked-ETag"] = etag;
    headers["X-Linked-Size"] = String(file.size);
  }
  if (matches(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });

  const range = readRange(request.headers.get("Range"), request.headers.get("If-Range"), etag, file.size);
  if (range === "unsatisfiable") {
    throw new ApiError(416, `the file has ${file.size} bytes; the range asked for begins after its end`, undefined, {
      "Content-Range": `bytes */${file.size}`,
    });
  }
  // huggingface.js asks for the first byte of every file, and takes this answer for an empty one.
  if (range === "empty") headers["Content-Range"] = "bytes */0";
  const { start, end } = typeof range === "object" ? range : { start: 0, end: file.size - 1 };
  if (typeof range === "object") headers["Content-Range"] = `bytes ${start}-${end}/${file.size}`;
  headers["Content-Length"] = String(end - start + 1);
  const status = typeof range === "object" ? 206 : 200;
  if (request.method === "HEAD" || file.size === 0) return new Response(null, { status, headers });
  return new Response(await stream(absolute, start, end, model, file), { status, headers });
}

async function stream(absolute: string, start: number, end: number, model: StoredModel, file: StoredFile) {
  let handle: FileHandle;
  try {
    handle = await open(absolute);
  } catch (error) {
    // The model was replaced or removed between looking it up and opening the file.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw entryNotFound(file.path, model.sha);
    throw error;
  }
  const source = handle.createReadStream({ start, end, highWaterMark: 256 * 1024 });
  return Readable.toWeb(source) as ReadableStream<Uint8Array>;
}

const matches = (header: string | null, etag: string) =>
  header?.split(",").some((value) => ["*", etag].includes(value.trim().replace(/^W\//, ""))) ?? false;

function disposition(path: string, download: boolean): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${download ? "attachment" : "inline"}; filename*=UTF-8''${encoded}; filename="${plain}";`;
}
