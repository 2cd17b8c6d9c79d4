// The files of the task catalogue: guides, and the pictures and sounds of the demos (/tasks/{task}/media/{file}).
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { isTaskId } from "@modelshelf/catalogue";

const contentTypes: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".gif": "image/gif",
  ".svg": "image/svg+xml",
  ".wav": "audio/wav",
  ".flac": "audio/flac",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
};

const contentOf = (task: string, file: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@modelshelf/catalogue/guides/${task}/${file}`))).catch(() => undefined);

/** The guide of a task in Markdown; undefined where it has none. */
export async function taskGuide(task: string): Promise<string | undefined> {
  return isTaskId(task) ? (await contentOf(task, "about.md"))?.toString("utf8") : undefined;
}

/** The file of a task at a path; undefined where the path is none of these. */
export async function taskMedia(request: Request, path: string): Promise<Response | undefined> {
  const [, task, file] = /^\/tasks\/([^/]+)\/media\/([\w][\w.-]*)$/.exec(path) ?? [];
  const type = contentTypes[extname(file ?? "").toLowerCase()];
  if (!isTaskId(task) || file === undefined || type === undefined) return undefined;
  const body = await contentOf(task, file);
  if (!body) return undefined;
  const headers = new Headers({
    "Content-Type": type,
    "Cache-Control": "public, max-age=3600",
    "X-Content-Type-Options": "nosniff",
    "Accept-Ranges": "bytes",
  });
  if (type === "image/svg+xml") headers.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
  return ranged(request, body, headers);
}

/** Browsers ask for parts of sounds and films, and Safari plays nothing that cannot be asked for in parts. */
function ranged(request: Request, body: Buffer<ArrayBuffer>, headers: Headers): Response {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("range") ?? "") ?? [];
  const head = request.method === "HEAD";
  if (from === "" && to === "") {
    headers.set("Content-Length", String(body.length));
    return new Response(head ? null : body, { headers });
  }
  const start = from === "" ? Math.max(0, body.length - Number(to)) : Number(from);
  const end = from === "" || to === "" ? body.length - 1 : Math.min(Number(to), body.length - 1);
  if (start > end) {
    headers.set("Content-Range", `bytes */${body.length}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${start}-${end}/${body.length}`);
  headers.set("Content-Length", String(end - start + 1));
  return new Response(head ? null : body.subarray(start, end + 1), { status: 206, headers });
}
