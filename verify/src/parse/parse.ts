// Parses emitted code, each language by its own compiler or interpreter.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compilerInputs } from "../../../scripts/setup.ts";
import { collect } from "../run/collect.ts";
import { javaArguments, rustArguments, writeJava, writeRust } from "../run/compiled.ts";
import { inParallel } from "../run/pool.ts";
import type { Finding, SnippetSource } from "../snippet-source.ts";
import { bashFindings } from "./bash.ts";
import { powershellFindings } from "./powershell.ts";

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * What does not parse; shell also passes shellcheck, with nothing excepted.
 *
 * @param quick reads shell by bash alone, many texts at a time, which does for code of a kind that has been proven.
 */
export async function parseFindings(
  snippets: readonly SnippetSource[],
  python: string,
  { quick = false }: { readonly quick?: boolean } = {},
): Promise<Finding[]> {
  const of = (language: string) => snippets.filter((snippet) => snippet.language === language);
  const findings = await Promise.all([
    pythonFindings(of("python"), python),
    javascriptFindings(of("javascript")),
    quick ? bashFindings(of("shell")) : shellFindings(of("shell")),
    batch("php", ["-d", "memory_limit=-1", beside("compile.php")], programs(of("php"))),
    batch("ruby", [beside("compile.rb")], programs(of("ruby"))),
    batch("go", ["run", beside("check.go")], programs(of("go"))),
    javaFindings(of("java")),
    rustFindings(of("rust")),
    powershellFindings(of("powershell")),
  ]);
  return findings.flat();
}

async function pythonFindings(snippets: readonly SnippetSource[], python: string): Promise<Finding[]> {
  const sources = snippets.map(({ key, code }) => [key, Buffer.from(`${code}\n`).toString("base64")]);
  return await batch(python, [beside("compile.py")], Object.fromEntries(sources));
}

async function javascriptFindings(snippets: readonly SnippetSource[]): Promise<Finding[]> {
  const flags = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
  return await batch(process.execPath, [...flags, beside("compile-modules.ts")], programs(snippets));
}

/** The programs by key. */
const programs = (snippets: readonly SnippetSource[]): Record<string, string> =>
  Object.fromEntries(snippets.map(({ key, code }) => [key, `${code}\n`]));

async function batch(command: string, args: readonly string[], sources: Record<string, string>): Promise<Finding[]> {
  if (Object.keys(sources).length === 0) return [];
  const { code, stdout, stderr } = await collect(command, args, JSON.stringify(sources));
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}: ${stderr.trim()}`);
  return Object.entries(JSON.parse(stdout) as Record<string, string>).map(([key, message]) => ({ key, message }));
}

/** What javac says of each, all compiled at once: a package for each, since each has a class Main. */
async function javaFindings(snippets: readonly SnippetSource[]): Promise<Finding[]> {
  if (snippets.length === 0) return [];
  return await inFolder(async (folder) => {
    await writeJava(snippets, folder);
    const { classPath } = compilerInputs();
    const options = ["-Xmaxerrs", "1000", "-Xmaxwarns", "1000", "-implicit:none", "-d", join(folder, "classes")];
    const { stderr } = await collect("javac", [...options, ...javaArguments(classPath)], "", folder);
    return snippetFindings(snippets, stderr, /^s(\d+)\/Main\.java:(\d+: .*)$/gm);
  });
}

/** What rustc says of each, as modules of one program. */
async function rustFindings(snippets: readonly SnippetSource[]): Promise<Finding[]> {
  if (snippets.length === 0) return [];
  return await inFolder(async (folder) => {
    await writeRust(snippets, folder);
    const options = [...rustArguments(compilerInputs().crates), "--emit=metadata", "--error-format=short"];
    const { code, stderr } = await collect("rustc", [...options, "main.rs"], "", folder);
    const found = snippetFindings(snippets, stderr, /^s(\d+)\.rs:(\d+:.*)$/gm);
    if (code !== 0 && found.length === 0) throw new Error(`rustc ended with ${code}: ${stderr.trim().slice(0, 1000)}`);
    return found;
  });
}

/** The lines of a compiler that name a snippet by its number; every warning is one too many. */
function snippetFindings(snippets: readonly SnippetSource[], printed: string, line: RegExp): Finding[] {
  return [...printed.matchAll(line)].map(([, number, message = ""]) => ({
    key: snippets[Number(number)]?.key ?? "",
    message: `line ${message}`,
  }));
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "modelshelf-parse-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface ShellcheckComment {
  readonly file: string;
  readonly line: number;
  readonly code: number;
  readonly message: string;
}

async function shellFindings(snippets: readonly SnippetSource[]): Promise<Finding[]> {
  if (snippets.length === 0) return [];
  const folder = await mkdtemp(join(tmpdir(), "modelshelf-shell-"));
  try {
    const files = new Map(snippets.map((snippet, index) => [join(folder, `${index}.sh`), snippet]));
    await Promise.all([...files].map(([file, { code }]) => writeFile(file, `${code}\n`)));
    const read = await inParallel([...files], 4, async ([file, { key }]) => {
      const runs = await Promise.all(["bash", "dash"].map((shell) => collect(shell, ["-n", file])));
      return runs
        .filter(({ code, stderr }) => code !== 0 || stderr !== "")
        .map(({ stderr }) => ({ key, message: stderr.trim().replaceAll(`${file}: `, "").split("\n")[0] ?? "" }));
    });
    const plain = [...files].filter(([, { hostile }]) => !hostile).map(([file]) => file);
    const hostile = [...files].filter(([, snippet]) => snippet.hostile).map(([file]) => file);
    const comments = [...(await shellcheck(plain, "style")), ...(await shellcheck(hostile, "warning"))].map(
      ({ file, line, code, message }) => ({
        key: files.get(file)?.key ?? file,
        message: `line ${line}: ${message} (SC${code})`,
      }),
    );
    return [...read.flat(), ...comments];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What shellcheck says of the files as POSIX shell, from the least of its severities ("style") on. */
async function shellcheck(files: readonly string[], severity: "style" | "warning"): Promise<ShellcheckComment[]> {
  if (files.length === 0) return [];
  // --norc: a file in somebody's home must not silence a finding.
  const { code, stdout, stderr } = await collect("shellcheck", [
    "--norc",
    "-s",
    "sh",
    "-S",
    severity,
    "-f",
    "json",
    ...files,
  ]);
  if (code !== 0 && code !== 1) throw new Error(`shellcheck ended with ${code}: ${stderr.trim()}`);
  return JSON.parse(stdout) as ShellcheckComment[];
}
