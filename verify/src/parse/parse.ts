// Parses emitted code, each language by its own compiler or interpreter.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { collect } from "../run/collect.ts";
import { inParallel } from "../run/pool.ts";
import type { Finding, SnippetSource } from "../snippet-source.ts";
import { bashFindings } from "./bash.ts";

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
