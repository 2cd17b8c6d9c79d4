// Tagged templates: prepared once per call site, so that a call costs only the quoting.
import { TemplateError } from "./errors.ts";
import { type Atoms, literal } from "./literal.ts";
import { places } from "./scan.ts";
import { Fragment, type Language, type Value } from "./values.ts";

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
    return { indent: /^[ \t]*/.exec(line)?.[0] ?? "", pieces, holes };
  });
  prepared.set(strings, result);
  return result;
}

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
    const next = raw[index + 1] ?? "";
    if (/["'`]$/.test(string) || /^["'`]/.test(next)) {
      throw new TemplateError(`${where}\${…}: a value brings its own quotes; it must not touch one`);
    }
  });
}

function dedent(source: string): string {
  const lines = source.split("\n");
  if (lines.length > 1 && lines[0]?.trim() === "") lines.shift();
  if (lines.length > 0 && lines.at(-1)?.trim() === "") lines.pop();
  const indents = lines.filter((line) => line.trim() !== "").map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const shared = Math.min(...indents, Number.POSITIVE_INFINITY);
  return lines.map((line) => line.slice(Number.isFinite(shared) ? shared : 0).trimEnd()).join("\n");
}

/** Fills a template's holes with literals and fragments of its language. */
export function fill<L extends Language>(
  strings: TemplateStringsArray,
  values: readonly Value<L>[],
  atoms: Atoms<L>,
): Fragment<L> {
  const lines: string[] = [];
  const imports: string[] = [];
  for (const { indent, pieces, holes } of prepare(strings, atoms.language)) {
    let current = pieces[0] ?? "";
    let vanished = false;
    holes.forEach((position, index) => {
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
      current += pieces[index + 1] ?? "";
    });
    // A line that an empty fragment had to itself goes with it.
    if (!(vanished && current.trim() === "")) lines.push(current);
  }
  return new Fragment(atoms.language, tidy(lines), imports);
}

/** No blank line at either end, and never two in a row. */
function tidy(lines: readonly string[]): string[] {
  const kept = lines.filter((line, index) => line !== "" || (index > 0 && lines[index - 1] !== ""));
  if (kept.at(-1) === "") kept.pop();
  if (kept[0] === "") kept.shift();
  return kept;
}
