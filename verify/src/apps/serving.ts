// Programs that answer until they are stopped, and what stands between one and those that ask it.
import { spawn } from "node:child_process";
import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

export interface Serving {
  /** Stops the program and all that it started. */
  readonly stop: () => Promise<void>;
}

/** A program that should answer ended, or did not answer in time; the message has its last words. */
export class NotServingError extends Error {
  override name = "NotServingError";
}

interface ServingOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Asked until it is answered with a status of success. */
  readonly url: string;
  /** Milliseconds. */
  readonly patience: number;
}

/**
 * Starts a program and waits until it answers.
 *
 * @throws NotServingError where it does not.
 */
export async function startServing(
  command: string,
  args: readonly string[],
  { cwd, env, url, patience }: ServingOptions,
): Promise<Serving> {
  // A group of its own, so that what it starts goes with it.
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let words = "";
  const hear = (chunk: Buffer) => {
    words = (words + chunk.toString("utf8")).slice(-4000);
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  let over = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      over = true;
      resolve();
    };
    child.once("close", end);
    child.once("error", (error) => {
      words += error.message;
      end();
    });
  });
  const stop = async () => {
    if (child.pid !== undefined && !over) process.kill(-child.pid, "SIGKILL");
    await ended;
  };
  const until = performance.now() + patience;
  while (!over && performance.now() < until) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return { stop };
    await pause(100);
  }
  const why = over ? "ended" : `did not answer at ${url} in ${patience / 1000} s`;
  await stop();
  throw new NotServingError(`${why}: ${words.trim().split("\n").slice(-5).join(" ⏎ ")}`);
}

/** What was asked, as far as it says who was meant. */
export interface Asked {
  /** `POST /v1/chat/completions`. */
  readonly route: string;
  /** The body's `model`; undefined where it names none. */
  readonly model: string | undefined;
  /** Length of the body, in bytes. */
  readonly bytes: number;
}

export interface Listener extends Serving {
  /** All that has been asked for so far. */
  readonly asked: readonly Asked[];
}

/** Listens on one port of this machine, hands everything on to another and remembers what was asked. */
export async function listenBefore(port: number, behind: number): Promise<Listener> {
  const asked: Asked[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const body = await text(incoming);
    asked.push({
      route: `${incoming.method} ${incoming.url}`,
      model: modelOf(body),
      bytes: Buffer.byteLength(body),
    });
    const { method = "GET", url = "/" } = incoming;
    // The body goes on whole, whichever way it came.
    const { "transfer-encoding": _, ...headers } = incoming.headers;
    headers["content-length"] = String(Buffer.byteLength(body));
    const onward = request({ host: "127.0.0.1", port: behind, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once("error", (error) => outgoing.writeHead(502).end(error.message));
    onward.end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { asked, stop };
}

function modelOf(body: string): string | undefined {
  try {
    const { model } = JSON.parse(body) as { model?: unknown };
    return typeof model === "string" ? model : undefined;
  } catch {
    return undefined;
  }
}
