// Runs one emitted snippet as a reader would: in an empty folder, with the real interpreter and packages.
import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Language } from "@modelshelf/code";
import type { CertificateAuthority } from "../proxy/certificates.ts";
import { type RecordedRequest, startRecordingProxy } from "../proxy/recording-proxy.ts";
import { extensions } from "../snippet-source.ts";
import { nodeModules } from "../types/javascript.ts";
import type { ClientHabits } from "./client-habits.ts";
import type { Command } from "./compiled.ts";
import { snippetEnvironment } from "./environment.ts";
import { type Exchange, exchangeFindings, responderFor } from "./exchange.ts";
import { samePixels } from "./png.ts";
import { type ProcessResult, runProcess } from "./process.ts";

export interface SnippetRun {
  readonly language: Language;
  readonly code: string;
  readonly habits: ClientHabits;
  readonly exchange: Exchange;
  /** Files that the reader has, by name. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
  /** Environment variables that the snippet reads. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Texts that must stand in what the snippet prints, in this order. */
  readonly prints?: readonly string[];
  /** Text that must be printed while the answer is still under way: the beginning of a stream. */
  readonly printsAtOnce?: string;
  /** What the files that the snippet writes must hold: these bytes, or the pixels of this image. */
  readonly writes?: readonly { readonly bytes: Uint8Array; readonly as?: "pixels" }[];
  /** What runs it, where it was compiled. */
  readonly command?: Command;
  /** Shell that runs shell code; `sh` where it is left out. */
  readonly shell?: "bash" | "dash";
}

export interface Workshop {
  /** An empty folder for this run alone. */
  readonly folder: string;
  readonly authority: CertificateAuthority;
  readonly certificateFile: string;
  readonly python: string;
  /** Milliseconds. */
  readonly timeLimit: number;
  /** Milliseconds that a stream waits for its first words to be printed. */
  readonly patience: number;
}

export interface RunOutcome {
  readonly findings: readonly string[];
  readonly requests: readonly RecordedRequest[];
  readonly seconds: number;
}

/** Runs the snippet behind a proxy of its own; everything that was not as expected, a line each. */
export async function runSnippet(run: SnippetRun, workshop: Workshop): Promise<RunOutcome> {
  const cwd = join(workshop.folder, "work");
  const home = join(workshop.folder, "home");
  const file = join(workshop.folder, `snippet${extensions[run.language]}`);
  await Promise.all([mkdir(cwd), mkdir(home)]);
  await writeFile(file, `${run.code}\n`);
  if (run.language === "javascript") await symlink(nodeModules, join(workshop.folder, "node_modules"));
  for (const [name, bytes] of Object.entries(run.files ?? {})) {
    await mkdir(dirname(join(cwd, name)), { recursive: true });
    await writeFile(join(cwd, name), bytes);
  }
  const seen = Promise.withResolvers<boolean>();
  let heldInVain = false;
  const release = async () => {
    const timer = setTimeout(() => seen.resolve(false), workshop.patience);
    heldInVain = !(await seen.promise);
    clearTimeout(timer);
  };
  const onOutput = (soFar: Buffer) => {
    if (run.printsAtOnce !== undefined && soFar.includes(run.printsAtOnce)) seen.resolve(true);
  };
  const proxy = await startRecordingProxy(workshop.authority, responderFor(run.exchange, run.habits), release);
  try {
    const env = snippetEnvironment({
      home,
      python: workshop.python,
      proxyUrl: proxy.url,
      certificateFile: workshop.certificateFile,
      ...(run.variables && { variables: run.variables }),
    });
    const [command, args] = commandFor(run, file, workshop);
    const result = await runProcess(command, args, { cwd, env, timeLimit: workshop.timeLimit, onOutput });
    const findings = [
      ...processFindings(result, workshop.timeLimit),
      ...(await exchangeFindings(proxy.requests, run.exchange, run.habits)),
      ...proxy.faults.filter((fault) => !/ECONNRESET/.test(fault)).map((fault) => `connection: ${fault}`),
      ...(heldInVain ? [`printed nothing of the stream in ${workshop.patience / 1000} s while it was under way`] : []),
      ...(result.code === 0 ? await outputFindings(run, result, cwd) : []),
    ];
    return { findings, requests: proxy.requests, seconds: result.seconds };
  } finally {
    await proxy.close();
  }
}

function commandFor(run: SnippetRun, file: string, { python, certificateFile }: Workshop): Command {
  if (run.command !== undefined) return run.command;
  switch (run.language) {
    case "python":
      return [python, [file]];
    case "javascript":
      return [process.execPath, [file]];
    case "shell":
      return [run.shell ?? "sh", [file]];
    case "php":
      // PHP's curl takes the authorities from its own settings alone.
      return ["php", ["-d", `curl.cainfo=${certificateFile}`, "-d", "display_errors=stderr", file]];
    case "ruby":
      return ["ruby", ["-W2", file]];
    case "go":
    case "java":
    case "rust":
      throw new Error(`code of ${run.language} is compiled before it is run`);
    case "powershell":
      throw new Error("PowerShell is not run");
  }
}

function processFindings({ code, stderr, timedOut }: ProcessResult, timeLimit: number): string[] {
  if (timedOut) return [`still ran after ${timeLimit / 1000} s`];
  const lastLines = stderr.trim().split("\n").slice(-6).join(" ⏎ ");
  if (code !== 0) return [`ended with ${code}: ${lastLines}`];
  return /Traceback \(most recent call last\)|warning:|Warning:|Deprecated:|Notice:/.test(stderr)
    ? [`complained: ${lastLines}`]
    : [];
}

async function outputFindings(run: SnippetRun, result: ProcessResult, cwd: string): Promise<string[]> {
  const found: string[] = [];
  let printed = result.stdout.toString("utf8");
  for (const text of run.prints ?? []) {
    const place = printed.indexOf(text);
    if (place === -1) {
      found.push(`printed ${JSON.stringify(printed.slice(0, 200))}, expected it to hold ${JSON.stringify(text)}`);
      break;
    }
    printed = printed.slice(place + text.length);
  }
  for (const { bytes: expected, as } of run.writes ?? []) {
    const names = (await readdir(cwd)).filter((name) => !Object.hasOwn(run.files ?? {}, name));
    const contents = await Promise.all(names.map((name) => readFile(join(cwd, name))));
    const alike = (bytes: Buffer) => (as === "pixels" ? samePixels(bytes, expected) : bytes.equals(expected));
    if (!contents.some(alike)) {
      const sizes = names.map((name, index) => `${name} (${contents[index]?.length} bytes)`);
      const what = as ?? `${expected.length} bytes`;
      found.push(`wrote ${sizes.join(", ") || "no file"}, expected one with the ${what} received`);
    }
  }
  return found;
}
