// Puts the import lines that fragments need on top of a snippet, merged with those it has.
import { remembered } from "./remembered.ts";
import type { Language } from "./values.ts";

// The modules of Python's standard library that snippets import. Source: Python 3.14 library index (read 2026-11-21).
const standardLibrary = new Set(
  "argparse asyncio base64 collections csv datetime glob io itertools json math mimetypes os pathlib random re shutil subprocess sys tempfile time typing urllib uuid wave zipfile".split(
    " ",
  ),
);

/** The snippet's lines with `needed` import lines merged in, each once, in the order linters expect. */
export function withImports(
  lines: readonly string[],
  needed: readonly string[],
  language: Language,
): readonly string[] {
  const missing = [...new Set(needed)].filter((line) => !lines.includes(line));
  if (missing.length === 0) return lines;
  if (language === "python") return withPythonImports(lines, missing);
  const first = lines.findIndex((line) => line.startsWith("import "));
  if (first === -1) return [...missing, "", ...lines];
  return [...lines.slice(0, first), ...missing, ...lines.slice(first)];
}

const isImport = (line: string) => line.startsWith("import ") || line.startsWith("from ");

function withPythonImports(lines: readonly string[], missing: readonly string[]): readonly string[] {
  const start = lines.findIndex(isImport);
  if (start === -1) return [...sorted(missing), "", ...lines];
  const { block, end } = importBlock(lines, start);
  const prelude = lines.slice(0, start);
  const rest = lines.slice(end);
  if (prelude.every((line) => line === "" || line.startsWith("#"))) {
    return [...prelude, ...sorted([...block, ...missing]), ...rest];
  }
  // Code before the imports (an environment variable that a library reads when it is loaded)
  // needs its own modules first.
  const early = missing.filter(isStandard);
  const late = missing.filter((line) => !isStandard(line));
  // Comments at the very top stay there: they say what to know before anything runs.
  const notes = prelude.findIndex((line) => line !== "" && !line.startsWith("#"));
  const head = early.length > 0 ? [...sorted(early), ""] : [];
  return [...prelude.slice(0, notes), ...head, ...prelude.slice(notes), ...sorted([...block, ...late]), ...rest];
}

/** The import statements from `start` on, each in one piece, and the index of the line behind the last. */
function importBlock(lines: readonly string[], start: number): { block: string[]; end: number } {
  const block: string[] = [];
  let end = start;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] as string;
    if (line === "") continue;
    if (!isImport(line)) break;
    // A list of names in brackets may go on to the line that closes it.
    const closing = /\([^)]*$/.test(line) ? lines.findIndex((other, at) => at > index && other.includes(")")) : index;
    end = Math.max(index, closing) + 1;
    block.push(lines.slice(index, end).join("\n"));
    index = end - 1;
  }
  return { block, end };
}

const isStandard = (line: string) => standardLibrary.has(line.split(/[ .,]/)[1] as string);

/** Standard library first, then the rest; `import x` before `from x import y`, each by name. */
const sorted = (lines: readonly string[]): readonly string[] => sortedBlock(lines.join("\n\n"));

const sortedBlock = remembered((block) => inOrder(block.split("\n\n")), 2000);

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
