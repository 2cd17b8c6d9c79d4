// The files of the build: scripts, styles, fonts, the mark.
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../build/client/", import.meta.url));

const contentTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** Encodings that the build wrote beside a file, best first. */
const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

let names: ReadonlySet<string> | undefined;

/** The paths of all files; the build does not change while the server runs. */
function files(): ReadonlySet<string> {
  names ??= new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/")}`),
  );
  return names;
}

/** The file of the build at a path; undefined where there is none. */
export async function staticFile(request: Request, path: string): Promise<Response | undefined> {
  // The set holds what the build wrote and nothing else, so no path leads out of it.
  if (!files().has(path) || path.startsWith("/.")) return undefined;
  const type = contentTypes[extname(path)];
  if (type === undefined) return undefined;
  const headers = new Headers({ "Content-Type": type, "X-Content-Type-Options": "nosniff", Vary: "Accept-Encoding" });
  // The build puts a hash of the content into these names.
  const lasting = path.startsWith("/assets/");
  headers.set("Cache-Control", lasting ? "public, max-age=31536000, immutable" : "public, max-age=3600");

  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = encodings.find(
    ([name, ending]) => new RegExp(`\\b${name}\\b`).test(accepted) && files().has(path + ending),
  );
  if (encoding) headers.set("Content-Encoding", encoding[0]);
  const body = await readFile(root + path.slice(1) + (encoding?.[1] ?? ""));
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  headers.set("ETag", etag);
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : body, { headers });
}
