import { expect, test } from "vitest";
import { ListenError, serve } from "../src/index.ts";

const hub = { handle: async () => undefined };
const pages = async (request: Request) => new Response(`page ${new URL(request.url).pathname}`);

test("a free port is taken for 0, and told", async () => {
  const server = await serve({ hub, pages, host: "127.0.0.1", port: 0 });
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(`${server.url}/x`)).text()).toBe("page /x");
  await server.close();
  await expect(fetch(`${server.url}/x`)).rejects.toThrow();
});

test("a page that fails is told to the logger, and answered without its reason", async () => {
  const told: unknown[] = [];
  const logger = { error: (_: string, error: unknown) => told.push(error) };
  const failing = async () => {
    throw new Error("secret reason");
  };
  const server = await serve({ hub, pages: failing, host: "127.0.0.1", port: 0, logger });
  const response = await fetch(server.url);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
  expect(told).toEqual([expect.objectContaining({ message: "secret reason" })]);
  await server.close();
});

test("a port in use gives one clear line", async () => {
  const server = await serve({ hub, pages, host: "127.0.0.1", port: 0 });
  const port = Number(new URL(server.url).port);
  const second = serve({ hub, pages, host: "127.0.0.1", port });
  await expect(second).rejects.toThrow(ListenError);
  await expect(second).rejects.toThrow(
    `port ${port} on 127.0.0.1 is in use; stop what uses it, or choose another with --port`,
  );
  await server.close();
});

test("an address that this machine does not have gives one clear line", async () => {
  await expect(serve({ hub, pages, host: "192.0.2.1", port: 0 })).rejects.toThrow(
    /this machine has no address 192.0.2.1/,
  );
});

test("closing ends connections that are still open", async () => {
  const never = async () =>
    new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(8)) }));
  const server = await serve({ hub, pages: never, host: "127.0.0.1", port: 0 });
  const response = await fetch(server.url);
  await server.close();
  await expect(response.text()).rejects.toThrow();
});
