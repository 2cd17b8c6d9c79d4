// Starts the product as its users do, and stops it at the end.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

export default async function startServer(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [join(root, "scripts/build-web.ts"), "--if-stale"], { stdio: "inherit" });
  const data = mkdtempSync(join(tmpdir(), "modelshelf-e2e-"));
  const server = spawn(
    process.execPath,
    [join(root, "apps/cli/bin/modelshelf.js"), "serve", "--samples", "--port", "0", "--data", data],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  process.env.MODELSHELF_URL = await addressOf(server);
  return async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
}

/** The address that the server prints when it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk;
      const address = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    };
    server.stdout?.on("data", listen);
    server.stderr?.on("data", listen);
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
}
