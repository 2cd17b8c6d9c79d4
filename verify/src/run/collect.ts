import { spawn } from "node:child_process";

export interface Collected {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a tool of the verification in this process's own environment, with `input` on its standard input. */
export function collect(command: string, args: readonly string[], input = "", cwd?: string): Promise<Collected> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["pipe", "pipe", "pipe"], ...(cwd === undefined ? {} : { cwd }) });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => (stdout += chunk));
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
    child.once("error", (error) => reject(new Error(`cannot start ${command}: ${error.message}`)));
    child.once("close", (code) => resolve({ code, stdout, stderr }));
    // A tool that ends before it has read everything says so by its exit code.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
  });
}
