// Runs emitted programs of further languages, each as one program of the real compiler or interpreter.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Environment = Readonly<Record<string, string>>;

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "modelshelf-code-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(cwd: string, command: string, args: readonly string[], environment: Environment = {}): string {
  return execFileSync(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    encoding: "utf8",
    maxBuffer: 2 ** 30,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function runFile(command: readonly [string, ...string[]], name: string, source: string, environment?: Environment) {
  return inFolder((folder) => {
    writeFileSync(join(folder, name), `${source}\n`);
    const [program, ...args] = command;
    return run(folder, program, [...args, name], environment);
  });
}

/** What a Ruby program prints. */
export const runRuby = (source: string, environment?: Environment): string =>
  runFile(["ruby", "-W2"], "program.rb", source, environment);

/** What a PHP program prints; its warnings are failures. */
export const runPhp = (source: string, environment?: Environment): string =>
  runFile(
    ["php", "-n", "-d", "display_errors=stderr", "-d", "error_reporting=-1", "-d", "memory_limit=2G"],
    "program.php",
    source,
    environment,
  );

/** What a Go program prints. */
export const runGo = (source: string, environment?: Environment): string =>
  runFile(["go", "run"], "program.go", source, environment);

/** What a Rust program prints that uses nothing but the standard library. */
export const runRust = (source: string, environment?: Environment): string =>
  inFolder((folder) => {
    writeFileSync(join(folder, "program.rs"), `${source}\n`);
    run(folder, "rustc", ["--edition", "2024", "-A", "warnings", "-C", "debuginfo=0", "program.rs"]);
    return run(folder, join(folder, "program"), [], environment);
  });

/** What the class Main of a Java program prints. */
export const runJava = (sources: Readonly<Record<string, string>>, environment?: Environment): string =>
  inFolder((folder) => {
    mkdirSync(join(folder, "classes"));
    const names = Object.keys(sources).map((name) => `${name}.java`);
    for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, `${name}.java`), `${source}\n`);
    run(folder, "javac", ["-encoding", "UTF-8", "-d", "classes", ...names]);
    return run(folder, "java", ["-Xss64m", "-Xshare:auto", "-cp", "classes", "Main"], environment);
  });
