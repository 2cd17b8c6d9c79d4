// Checks emitted Python with pyright against the packages that are really installed.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { collect } from "../run/collect.ts";
import type { Finding, SnippetSource } from "../snippet-source.ts";
import { faultOwner, type LibraryTypeFault, listedFault } from "./library-type-faults.ts";

// What pyright's "basic" set of rules is changed by. Source: pyright 1.1.414 docs/configuration.md.
export const rules = {
  reportUndefinedVariable: "error",
  reportPossiblyUnboundVariable: "error",
  reportAttributeAccessIssue: "error",
  reportCallIssue: "error",
  reportArgumentType: "error",
  reportMissingImports: "error",
  reportUnusedCoroutine: "error",
  // A name that the library documents is often imported into its package lazily, without a mark for type checkers.
  reportPrivateImportUsage: "none",
  // Loaders are annotated as if they returned None where they raise, and results as if keys could be missing.
  reportOptionalCall: "none",
  reportOptionalIterable: "none",
  reportOptionalMemberAccess: "none",
  reportOptionalOperand: "none",
  reportOptionalSubscript: "none",
  reportTypedDictNotRequiredAccess: "none",
  // Stubs without the package: whether it is there is what reportMissingImports is for.
  reportMissingModuleSource: "none",
} as const;

export interface TypeReport {
  readonly findings: readonly Finding[];
  /** Modules that are not installed here, by snippet: of these snippets only the rest is proven. */
  readonly unresolved: ReadonlyMap<string, readonly string[]>;
  /** Which of the libraries' own faults were met. */
  readonly faultsMet: ReadonlySet<LibraryTypeFault>;
}

interface Diagnostic {
  readonly file: string;
  readonly severity: "error" | "warning" | "information";
  readonly message: string;
  readonly rule?: string;
  readonly range: { readonly start: { readonly line: number } };
}

const missingImport = /^Import "([^"]+)" could not be resolved/;

/** All Python snippets in one run of pyright, with the packages that `python` has. */
export async function pythonTypeReport(snippets: readonly SnippetSource[], python: string): Promise<TypeReport> {
  const mine = snippets.filter(({ language }) => language === "python");
  if (mine.length === 0) return { findings: [], unresolved: new Map(), faultsMet: new Set() };
  const folder = await mkdtemp(join(tmpdir(), "modelshelf-pyright-"));
  try {
    const keys = new Map<string, string>();
    await Promise.all(
      mine.map(async ({ key, code }, index) => {
        // A folder each: two snippets must not see one another's names as modules.
        const file = join(folder, String(index), "snippet.py");
        keys.set(relative(folder, file), key);
        await mkdir(dirname(file));
        await writeFile(file, `${code}\n`);
      }),
    );
    const config = { include: ["."], typeCheckingMode: "basic", useLibraryCodeForTypes: true, ...rules };
    await writeFile(join(folder, "pyrightconfig.json"), JSON.stringify(config));
    const pyright = createRequire(import.meta.url).resolve("pyright/index.js");
    const args = [pyright, "--outputjson", "--pythonpath", python, "--project", folder];
    const { code, stdout, stderr } = await collect(process.execPath, args, "", folder);
    if (code !== 0 && code !== 1) throw new Error(`pyright ended with ${code}: ${(stderr || stdout).trim()}`);
    const { generalDiagnostics, summary } = JSON.parse(stdout) as {
      generalDiagnostics: Diagnostic[];
      summary: { filesAnalyzed: number };
    };
    if (summary.filesAnalyzed !== mine.length) {
      throw new Error(`pyright looked at ${summary.filesAnalyzed} files of ${mine.length}`);
    }
    const findings: Finding[] = [];
    const unresolved = new Map<string, string[]>();
    const faultsMet = new Set<LibraryTypeFault>();
    for (const { file, severity, message, rule, range } of generalDiagnostics) {
      const key = keys.get(relative(folder, file)) ?? file;
      const missing = rule === "reportMissingImports" ? missingImport.exec(message)?.[1] : undefined;
      if (missing !== undefined) unresolved.set(key, [...(unresolved.get(key) ?? []), missing]);
      else if (severity === "error") {
        const fault = listedFault(faultOwner(key), message);
        if (fault) {
          faultsMet.add(fault);
          continue;
        }
        const text = message
          .split("\n")
          .map((line) => line.trim())
          .join(" ");
        findings.push({ key, message: `line ${range.start.line + 1}: ${text}${rule ? ` (${rule})` : ""}` });
      }
    }
    // A module is "not installed" only if its whole package is; a wrong name inside an installed one is a fault.
    const installed = await installedPackages(python, [...unresolved.values()].flat());
    for (const [key, modules] of unresolved) {
      const wrong = modules.filter((module) => installed.has(topLevel(module)));
      for (const module of wrong)
        findings.push({ key, message: `import ${module}: the installed package has no such module` });
      const absent = modules.filter((module) => !wrong.includes(module));
      if (absent.length > 0) unresolved.set(key, absent);
      else unresolved.delete(key);
    }
    return { findings, unresolved, faultsMet };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const topLevel = (module: string) => module.split(".")[0] ?? module;

/** Which top-level packages of the modules `python` has. */
export async function installedPackages(python: string, modules: readonly string[]): Promise<Set<string>> {
  const names = [...new Set(modules.map(topLevel))];
  const script = "import sys, importlib.util as u; print(*[n for n in sys.argv[1:] if u.find_spec(n)], sep='\\n')";
  const { code, stdout, stderr } = await collect(python, ["-I", "-c", script, ...names]);
  if (code !== 0) throw new Error(`${python} could not look up ${names.join(", ")}: ${stderr.trim()}`);
  return new Set(stdout.split("\n").filter(Boolean));
}
