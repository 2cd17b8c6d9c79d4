import { spawn } from "node:child_process";

export interface ProcessResult {
  /** Exit code; null where a signal ended the process. */
  readonly code: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
  readonly timedOut: boolean;
  readonly seconds: number;
}

export interface ProcessOptions {
  readonly cwd: string;
  /** The whole environment; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  /** After this many milliseconds the process and all it started are killed. */
  readonly timeLimit: number;
  /** Told of everything that has been printed so far, whenever there is more. */
  readonly onOutput?: (soFar: Buffer) => void;
}

/** Runs a program to its end, with nothing on its standard input. */
export function runProcess(command: string, args: readonly string[], options: ProcessOptions): Promise<ProcessResult> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env,
      // A group of its own, so that a hanging snippet's children go with it.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => {
      stdout.push(chunk);
      options.onOutput?.(Buffer.concat(stdout));
    });
    child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    }, options.timeLimit);
    child.once("error", (error) => {
      clearTimeout(timer);
      reject(new Error(`cannot start ${command}: ${error.message}`));
    });
    child.once("close", (code) => {
      clearTimeout(timer);
      resolve({
        code,
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr).toString("utf8"),
        timedOut,
        seconds: (performance.now() - started) / 1000,
      });
    });
  });
}
