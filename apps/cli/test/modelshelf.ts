// Runs the real command as a script would.
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

const bin = new URL("../bin/modelshelf.js", import.meta.url).pathname;

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export async function modelshelf(
  args: readonly string[],
  options: { input?: string; env?: Record<string, string> } = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [bin, ...args], { env: { ...process.env, ...options.env } });
  child.stdin.end(options.input ?? "");
  const exit = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { code, stdout, stderr };
}
