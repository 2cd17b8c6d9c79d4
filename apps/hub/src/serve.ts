import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { ListenError } from "./errors.ts";
import type { Hub, HubLogger } from "./hub.ts";

export interface ServeOptions {
  readonly hub: Pick<Hub, "handle">;
  /** Answers what the hub does not. */
  readonly pages: (request: Request) => Promise<Response>;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Told of failures of the pages. */
  readonly logger?: HubLogger;
}

export interface Serving {
  /** Where the server listens: `http://127.0.0.1:7860`. */
  readonly url: string;
  /** Stops listening and ends open connections. */
  close(): Promise<void>;
}

/**
 * Starts the server: the hub's API and files, and the pages.
 *
 * @throws ListenError with one clear line where the address is taken or not allowed.
 */
export async function serve({ hub, pages, host, port, logger }: ServeOptions): Promise<Serving> {
  const app = new Hono();
  app.all("*", async (context) => (await hub.handle(context.req.raw)) ?? pages(context.req.raw));
  app.onError((error) => {
    logger?.error("a page failed", error);
    return new Response("Something went wrong here.\n", { status: 500 });
  });
  // The standard Request and Response stay as they are: other code in the process relies on them.
  const server = createAdaptorServer({ fetch: app.fetch, hostname: host, overrideGlobalObjects: false });
  await new Promise<void>((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => reject(new ListenError(listenProblem(error, host, port)));
    server.once("error", failed);
    server.listen(port, host, () => {
      server.off("error", failed);
      resolve();
    });
  });
  const { port: actual } = server.address() as AddressInfo;
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${name}:${actual}`,
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case "EADDRINUSE":
      return `port ${port} on ${host} is in use; stop what uses it, or choose another with --port`;
    case "EACCES":
      return `port ${port} on ${host} is not allowed to this user; choose one above 1023 with --port`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `this machine has no address ${host}; choose another with --host`;
    default:
      return `cannot listen on ${host}:${port}: ${error.message}`;
  }
}
