// Tagged templates: prepared once per call site, so that a call costs only the quoting.
import { TemplateError } from "./errors.ts";
import { type Atoms, literal } from "./literal.ts";
import { places } from "./scan.ts";
import { Comment, Fragment, type Language, type Value } from "./values.ts";

interface PreparedLine {
  readonly indent: string;
  /** Source between the holes; one more than `holes`. */
  readonly pieces: readonly string[];
  readonly holes: readonly number[];
}

const prepared = new WeakMap<TemplateStringsArray, readonly PreparedLine[]>();

/** A marker that no template holds: templates are written in plain text. */
const hole = "\u0000";

function prepare(strings: TemplateStringsArray, language: Language): readonly PreparedLine[] {
  const known = prepared.get(strings);
  if (known) return known;
  // Raw, so that a template shows the source as it will stand; only what a template must escape is undone.
  const raw = strings.raw.map((string) => string.replace(/\\(`|\$\{)/g, "$1"));
  refuseUnsafeHoles(raw, language);
  const lines = dedent(raw.join(hole)).split("\n");
  let index = 0;
  const result = lines.map((line): PreparedLine => {
    const pieces = line.split(hole);
    const holes = pieces.slice(1).map(() => index++);
    return { indent: line.slice(0, indentOf(line)), pieces, holes };
  });
  prepared.set(strings, result);
  return result;
}

// What gives the quotes behind it another meaning: Python's f"", rb"" ... (reference, 2.4.1), and $'' and $"" of bash.
const quotePrefix: Partial<Record<Language, RegExp>> = {
  python: /(?<![A-Za-z0-9_])[rbuft]{1,2}$/i,
  shell: /\$$/,
};

function refuseUnsafeHoles(raw: readonly string[], language: Language): void {
  const found = places(raw, language);
  raw.forEach((string, index) => {
    const where = `${language} template at …${string.slice(-30)}`;
    if (index === raw.length - 1) {
      if (found[index] !== "code") throw new TemplateError(`${where}: a string or comment is left open`);
      return;
    }
    if (found[index] !== "code") {
      throw new TemplateError(
        `${where}\${…}: a value inside a ${found[index]} is not quoted; use text\`…\` or comment()`,
      );
    }
    const next = raw[index + 1] as string;
    if (/["'`]$/.test(string) || /^["'`]/.test(next)) {
      throw new TemplateError(`${where}\${…}: a value brings its own quotes; it must not touch one`);
    }
    if (quotePrefix[language]?.test(string)) {
      throw new TemplateError(`${where}\${…}: the text before the value would change how its quotes are read`);
    }
  });
}

function dedent(source: string): string {
  const lines = source.split("\n");
  const shared = Math.min(...lines.filter((line) => line.trim() !== "").map(indentOf));
  return lines.map((line) => line.slice(shared).trimEnd()).join("\n");
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** Fills a template's holes with literals and fragments of its language. */
export function fill<L extends Language>(
  strings: TemplateStringsArray,
  values: readonly Value<L>[],
  atoms: Atoms<L>,
): Fragment<L> {
  const lines: string[] = [];
  const imports: string[] = [];
  for (const { indent, pieces, holes } of prepare(strings, atoms.language)) {
    let current = pieces[0] as string;
    let vanished = false;
    holes.forEach((position, index) => {
      if (values[position] instanceof Comment) refuseSwallowedCode(current, pieces.slice(index + 1));
      const fragment = literal(
        values[position] as Value<L>,
        atoms,
        atoms.width - current.length,
        atoms.width - indent.length,
      );
      imports.push(...fragment.imports);
      vanished ||= fragment.lines.length === 0;
      fragment.lines.forEach((line, number) => {
        if (number === 0) current += line;
        else {
          lines.push(current);
          current = line === "" ? "" : indent + line;
        }
      });
      current += pieces[index + 1] as string;
    });
    // A line that an empty fragment had to itself goes with it.
    if (!(vanished && current.trim() === "")) lines.push(current);
  }
  return new Fragment(atoms.language, tidy(lines), imports);
}

/** A comment takes the rest of its line with it; in shell it begins only where a word would. */
function refuseSwallowedCode(before: string, after: readonly string[]): void {
  if (after.join(hole).trim() !== "") {
    throw new TemplateError(`code behind a comment would be part of it: …${after.join("${…}").slice(0, 30)}`);
  }
  if (/\S$/.test(before)) throw new TemplateError(`a comment needs a blank before it: ${before.slice(-30)}…`);
}

/** No blank line at either end, and never two in a row. */
function tidy(lines: readonly string[]): string[] {
  const kept = lines.filter((line, index) => line !== "" || (index > 0 && lines[index - 1] !== ""));
  if (kept.at(-1) === "") kept.pop();
  return kept;
}
