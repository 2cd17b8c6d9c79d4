// The pages as one function from request to response.

import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { compressed } from "./compressed.ts";
import type { ShelfReader } from "./shelf-reader.ts";
import { staticFile } from "./static-file.ts";
import { taskGuide, taskMedia } from "./task-files.ts";

export type {
  ModelList,
  ModelQuery,
  ShelfCounts,
  ShelfFile,
  ShelfModel,
  ShelfReader,
} from "./shelf-reader.ts";

export interface PagesOptions {
  readonly shelf: ShelfReader;
  /**
   * Where readers reach this server, where that is not the address that they ask for (behind a proxy that ends TLS):
   * `https://models.example.org`. The code on the pages downloads from here.
   */
  readonly origin?: string;
}

/** Thrown where the production build of the pages is missing. */
export class PagesNotBuiltError extends Error {
  override readonly name = "PagesNotBuiltError";
}

const serverBundle = new URL("../build/server/index.js", import.meta.url);

interface EntryModule {
  routerContext(
    page: { shelf: ShelfReader; origin: string; nonce: string; guide: (task: string) => Promise<string | undefined> },
    options: { asDocument: boolean; cookie: string | null },
  ): RouterContextProvider;
}

/**
 * Makes the handler of the pages and their assets. It answers every request: what is no page gets the page that says so.
 *
 * @throws PagesNotBuiltError where the pages were not built.
 */
export function createPages({ shelf, origin }: PagesOptions): (request: Request) => Promise<Response> {
  if (!existsSync(serverBundle)) {
    throw new PagesNotBuiltError("The pages are not built. Run: npm run build");
  }
  const loading = load();
  // A failure is reported by the first request, not as an unhandled rejection.
  loading.catch(() => {});

  return async (request) => {
    const address = new URL(request.url);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response("Pages can be read only.\n", { status: 405, headers: { Allow: "GET, HEAD" } });
    }
    const file = (await staticFile(request, address.pathname)) ?? (await taskMedia(request, address.pathname));
    if (file) return file;

    const { handle, entry } = await loading;
    const context = entry.routerContext(
      {
        shelf,
        origin: (origin ?? address.origin).replace(/\/+$/, ""),
        nonce: randomBytes(16).toString("base64url"),
        guide: taskGuide,
      },
      { asDocument: !address.pathname.endsWith(".data"), cookie: request.headers.get("cookie") },
    );
    return compressed(request, withCommonHeaders(await handle(request, context)));
  };
}

async function load() {
  const build = (await import(serverBundle.href)) as ServerBuild;
  return {
    handle: createRequestHandler(build, "production"),
    entry: build.entry.module as unknown as EntryModule,
  };
}

function withCommonHeaders(response: Response): Response {
  response.headers.set("X-Content-Type-Options", "nosniff");
  response.headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-cache");
  return response;
}
