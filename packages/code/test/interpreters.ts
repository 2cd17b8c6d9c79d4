// Runs emitted programs, each in a single process of the real interpreter.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Shell = "bash" | "dash";
export const shells: readonly Shell[] = ["bash", "dash"];

function run(command: string, name: string, source: string, environment: Record<string, string> = {}): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "modelshelf-code-"));
  try {
    const file = join(folder, name);
    writeFileSync(file, source);
    return execFileSync(command, [file], {
      env: { ...process.env, ...environment },
      maxBuffer: 2 ** 30,
      stdio: ["ignore", "pipe", "pipe"],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a Python program prints, read as JSON. */
export function runPython<T>(source: string, environment?: Record<string, string>): T {
  return JSON.parse(run("python3", "program.py", source, environment).toString("utf8")) as T;
}

/** What an ES module prints, read as JSON. */
export function runNode<T>(source: string, environment?: Record<string, string>): T {
  return JSON.parse(run(process.execPath, "program.mjs", source, environment).toString("utf8")) as T;
}

/** The strings that a shell script prints, each ended by NUL. Bytes that are no UTF-8 fail the test. */
export function runShell(shell: Shell, source: string, environment?: Record<string, string>): string[] {
  const output = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
    run(shell, "program.sh", source, environment),
  );
  return output.split("\0").slice(0, -1);
}
