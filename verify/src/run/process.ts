import { spawn } from "node:child_process";
import type { Writable } from "node:stream";

export interface ProcessResult {
  /** Exit code; null where a signal ended the process. */
  readonly code: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
  readonly timedOut: boolean;
  readonly seconds: number;
}

/** Words for a program that talks. */
export interface Typed {
  /** What it has to have printed since the words before these. */
  readonly after: string;
  readonly text: string;
}

export interface ProcessOptions {
  readonly cwd: string;
  /** The whole environment; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  /** After this many milliseconds the process and all it started are killed. */
  readonly timeLimit: number;
  /** What is typed into its standard input, which ends after the last of it; nothing is there where it is left out. */
  readonly types?: readonly Typed[];
  /** Told of everything that has been printed so far, whenever there is more. */
  readonly onOutput?: (soFar: Buffer) => void;
}

/** Runs a program to its end. */
export function runProcess(command: string, args: readonly string[], options: ProcessOptions): Promise<ProcessResult> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env,
      // A group of its own, so that a hanging snippet's children go with it.
      detached: true,
      stdio: [options.types === undefined ? "ignore" : "pipe", "pipe", "pipe"],
    });
    // A program that ends before it has read everything says so by its exit code.
    child.stdin?.on("error", () => undefined);
    const typed = typist(options.types ?? [], child.stdin);
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => {
      stdout.push(chunk);
      typed(Buffer.concat(stdout));
      options.onOutput?.(Buffer.concat(stdout));
    });
    child.stderr?.on("data", (chunk: Buffer) => stderr.push(chunk));
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

/** Types each of the words as soon as what they wait for has been printed. */
function typist(words: readonly Typed[], keyboard: Writable | null): (soFar: Buffer) => void {
  let next = 0;
  let read = 0;
  return (soFar) => {
    for (let one = words[next]; one !== undefined; one = words[next]) {
      const found = soFar.indexOf(one.after, read);
      if (found === -1) return;
      read = found + one.after.length;
      next += 1;
      keyboard?.write(one.text);
      if (next === words.length) keyboard?.end();
    }
  };
}
