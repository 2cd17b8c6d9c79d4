// Cold starts of the command and the server, and what a page costs.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { kilobytes, median, medianOf, milliseconds, ratioOf, report } from "./measure.ts";
import { chatModel } from "./records.ts";

const exec = promisify(execFile);
const cli = new URL("../../apps/cli/bin/modelshelf.js", import.meta.url).pathname;

export async function measureCommand(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "modelshelf-bench-"));
  const record = join(folder, "model.json");
  await writeFile(record, JSON.stringify(chatModel));
  const data = join(folder, "data");
  const bare = await medianOf(() => exec(process.execPath, ["-e", "0"]), 7);
  const snippets = await medianOf(() => exec(process.execPath, [cli, "snippets", record, "--json", "--data", data]), 7);
  report(
    "command: snippets of a JSON file (peer: node -e 0)",
    milliseconds(snippets),
    milliseconds(bare),
    ratioOf(snippets, bare),
  );
  await rm(folder, { recursive: true });
}

export async function measureServer(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "modelshelf-bench-"));
  const start = () => startServer(folder);
  const first = performance.now();
  let server = await start();
  report("server: first start, filling the samples", milliseconds(performance.now() - first));
  const starts: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await stop(server.child);
    const begin = performance.now();
    server = await start();
    await (await fetch(server.url)).text();
    starts.push(performance.now() - begin);
  }
  report("server: start to first page", milliseconds(median(starts)));
  for (const path of [
    "/",
    "/tasks",
    "/tasks/text-generation",
    "/models",
    "/modelshelf/tiny-chat",
    "/modelshelf/tiny-chat?tab=inference",
  ]) {
    await measurePage(server.url, path);
  }
  await stop(server.child);
  await rm(folder, { recursive: true });
}

async function measurePage(origin: string, path: string): Promise<void> {
  const url = new URL(path, origin);
  let html = "";
  const latency = await medianOf(async () => {
    html = await (await fetch(url)).text();
  }, 25);
  const assets = new Set(
    [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] as string),
  );
  let scripts = 0;
  let styles = 0;
  for (const asset of assets) {
    const size = brotli(await (await fetch(new URL(asset, origin))).text());
    if (asset.endsWith(".js")) scripts += size;
    else styles += size;
  }
  report(
    `page ${path}`,
    `${latency.toFixed(1)} ms, HTML ${kilobytes(brotli(html))}, CSS ${kilobytes(styles)}, JS ${kilobytes(scripts)} (brotli)`,
  );
}

const brotli = (text: string) => brotliCompressSync(text).length;

async function startServer(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [cli, "serve", "--samples", "--port", "0", "--data", dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (url) return { child, url };
  }
  throw new Error("the server ended before it printed its address");
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  await once(child, "exit");
}
