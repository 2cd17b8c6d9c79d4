// Puts the import lines that fragments need on top of a snippet, merged with those it has.
import { rememberedLines } from "./remembered.ts";
import type { Language } from "./values.ts";

// The modules of Python's standard library that snippets import. Source: Python 3.14 library index (read 2026-11-21).
const standardLibrary = new Set(
  "argparse asyncio base64 collections csv datetime glob io itertools json math mimetypes os pathlib random re shutil subprocess sys tempfile time typing urllib uuid wave zipfile".split(
    " ",
  ),
);

/** The source with `needed` import lines merged in, each once, in the order linters expect. */
export function withImports(source: string, needed: readonly string[], language: Language): string {
  const missing = needed.filter((line, index) => needed.indexOf(line) === index && !hasLine(source, line));
  return missing.length === 0 ? source : withMissing(source, missing, language);
}

/** The import lines on top of a source that has none. */
export function importsAbove(source: string, needed: readonly string[], language: Language): string {
  if (needed.length === 0) return source;
  const lines = language === "python" ? sortedLines(needed) : mergedLines(needed);
  return source === "" ? `${lines}\n` : `${lines}\n\n${source}`;
}

function withMissing(source: string, missing: readonly string[], language: Language): string {
  if (language === "python") return withPythonImports(source, missing);
  const found = scriptImports.exec(source);
  if (found === null) return importsAbove(source, missing, language);
  const [imports] = found;
  const rest = source.slice(found.index + imports.length);
  const lines = mergedNames([...missing, ...imports.trimEnd().split("\n")]);
  return `${source.slice(0, found.index)}${lines.join("\n")}\n${rest}`;
}

/** Import statements of JavaScript that follow on one another, a line each. */
const scriptImports = /^import [^\n]*\n(?:import [^\n]*\n)*/m;

/** The lines, those that take names from one module made one, where the first of them stood. */
function mergedNames(lines: readonly string[]): string[] {
  const names = new Map<string, Set<string>>();
  const merged: string[] = [];
  for (const line of lines) {
    const [, list, module = ""] = /^import \{ ([^}]+) \} from ("[^"]+");$/.exec(line) ?? [];
    if (list === undefined) merged.push(line);
    else {
      if (!names.has(module)) merged.push(module);
      names.set(module, new Set([...(names.get(module) ?? []), ...list.split(", ")]));
    }
  }
  return merged.map((line) => {
    const set = names.get(line);
    return set === undefined ? line : `import { ${[...set].sort().join(", ")} } from ${line};`;
  });
}

const mergedLines = rememberedLines((lines) => mergedNames([...new Set(lines)]).join("\n"));

function hasLine(source: string, line: string): boolean {
  for (let from = source.indexOf(line); from !== -1; from = source.indexOf(line, from + 1)) {
    const to = from + line.length;
    if ((from === 0 || source[from - 1] === "\n") && (to === source.length || source[to] === "\n")) return true;
  }
  return false;
}

// One statement; a list of names in brackets may go on to the line that closes it.
const statement = /(?:import|from) (?:[^\n]*\([^)\n]*\n[^)]*\)[^\n]*|[^\n]*)/.source;
const statements = new RegExp(statement, "g");
const block = new RegExp(`^${statement}(?:\\n+${statement})*`, "m");

/** Where the first import lines of a Python source stand. */
export function importBlock(source: string): { readonly from: number; readonly to: number } | undefined {
  const found = block.exec(source);
  return found === null ? undefined : { from: found.index, to: found.index + found[0].length };
}

function withPythonImports(source: string, missing: readonly string[]): string {
  const found = block.exec(source);
  if (found === null) return importsAbove(source, missing, "python");
  const [imports] = found;
  const prelude = source.slice(0, found.index);
  const rest = source.slice(found.index + imports.length);
  // Comments at the very top stay there: they say what to know before anything runs.
  const notes = /^(?:(?:#[^\n]*)?\n)*/.exec(prelude)?.[0] ?? "";
  const code = prelude.slice(notes.length);
  // Code before the imports (an environment variable that a library reads when it is loaded)
  // needs its own modules first.
  const early = code === "" ? [] : missing.filter(isStandard);
  const late = early.length === 0 ? missing : missing.filter((line) => !isStandard(line));
  const head = early.length === 0 ? "" : `${sortedLines(early)}\n\n`;
  return `${notes}${head}${code}${sortedLines([imports, ...late])}${rest}`;
}

const isStandard = (line: string) => standardLibrary.has(line.split(/[ .,]/)[1] as string);

/** The lines of a block: standard library first, then the rest; `import x` before `from x import y`, each by name. */
const sortedLines = rememberedLines((lines) => inOrder(lines.join("\n").match(statements) ?? []).join("\n"));

function inOrder(lines: readonly string[]): string[] {
  const merged = mergeFromImports(lines);
  const order = (group: readonly string[]) =>
    [...group].sort((a, b) => Number(a.startsWith("from ")) - Number(b.startsWith("from ")) || (a < b ? -1 : 1));
  const standard = order(merged.filter(isStandard));
  const others = order(merged.filter((line) => !isStandard(line)));
  return standard.length > 0 && others.length > 0 ? [...standard, "", ...others] : [...standard, ...others];
}

function mergeFromImports(lines: readonly string[]): string[] {
  const names = new Map<string, Set<string>>();
  const plain = new Set<string>();
  for (const line of lines) {
    const match = /^from (\S+) import ([\w, ]+)$/.exec(line);
    if (!match) {
      plain.add(line);
      continue;
    }
    const [, module = "", list = ""] = match;
    const set = names.get(module) ?? new Set();
    for (const name of list.split(",")) set.add(name.trim());
    names.set(module, set);
  }
  return [...plain, ...[...names].map(([module, set]) => `from ${module} import ${[...set].sort().join(", ")}`)];
}
