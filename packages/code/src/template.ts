// Tagged templates: prepared once per call site, so that a call costs only the quoting.
import { TemplateError } from "./errors.ts";
import { type Atoms, literal } from "./literal.ts";
import { places } from "./scan.ts";
import { Comment, Fragment, holdNewlines, Identifier, type Language, type Value } from "./values.ts";

/** Lines without a hole, in one piece. */
interface FixedLines {
  readonly holes?: never;
  readonly blankBefore: boolean;
  /** Empty where the lines are blank. */
  readonly source: string;
  readonly blankAfter: boolean;
}

interface LineWithHoles {
  readonly indent: string;
  /** Source between the holes; one more than `holes`. */
  readonly pieces: readonly string[];
  /** Indices of values. */
  readonly holes: readonly number[];
}

type PreparedPart = FixedLines | LineWithHoles;

const prepared = new WeakMap<TemplateStringsArray, readonly PreparedPart[]>();

/** A marker that no template holds: templates are written in plain text. */
const hole = "\u0000";

function prepare(strings: TemplateStringsArray, language: Language): readonly PreparedPart[] {
  const known = prepared.get(strings);
  if (known) return known;
  // Raw, so that a template shows the source as it will stand; only what a template must escape is undone.
  const raw = strings.raw.map((string) => string.replace(/\\(`|\$\{)/g, "$1"));
  refuseUnsafeHoles(raw, language);
  const lines = dedent(raw.join(hole)).split("\n");
  const result: PreparedPart[] = [];
  let index = 0;
  let fixed: string[] = [];
  const closeFixed = () => {
    if (fixed.length > 0) result.push(fixedLines(fixed));
    fixed = [];
  };
  for (const line of lines) {
    const pieces = line.split(hole);
    if (pieces.length === 1) {
      fixed.push(line);
      continue;
    }
    closeFixed();
    const holes = pieces.slice(1).map(() => index++);
    result.push({ indent: line.slice(0, indentOf(line)), pieces, holes });
  }
  closeFixed();
  prepared.set(strings, result);
  return result;
}

/** Never two blank lines in a row, and those at the ends noted, so that they do not meet others. */
function fixedLines(lines: readonly string[]): FixedLines {
  const first = lines.findIndex((line) => line !== "");
  if (first === -1) return { blankBefore: true, source: "", blankAfter: true };
  const last = lines.findLastIndex((line) => line !== "");
  return {
    blankBefore: first > 0,
    source: lines
      .slice(first, last + 1)
      .join("\n")
      .replace(/\n{3,}/g, "\n\n"),
    blankAfter: last < lines.length - 1,
  };
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
  let source = "";
  // No blank line at either end, and never two in a row.
  let blank = false;
  let imports: readonly string[] = nothing;
  for (const part of prepare(strings, atoms.language)) {
    if (part.holes === undefined) {
      if (part.source === "") {
        blank = true;
        continue;
      }
      if (source !== "") source += blank || part.blankBefore ? "\n\n" : "\n";
      source += part.source;
      blank = part.blankAfter;
      continue;
    }
    const { indent, pieces, holes } = part;
    let line = pieces[0] as string;
    let vanished = false;
    for (let index = 0; index < holes.length; index += 1) {
      const value = values[holes[index] as number] as Value<L>;
      if (typeof value === "string") line += held(atoms, value);
      else if (value instanceof Identifier) line += value.name;
      else {
        if (value instanceof Comment) refuseSwallowedCode(line, pieces.slice(index + 1));
        const fragment =
          value instanceof Fragment && value.language === atoms.language
            ? value
            : literal(value, atoms, atoms.width - lastColumn(line), atoms.width - indent.length);
        if (fragment.imports.length > 0) imports = [...imports, ...fragment.imports];
        if (fragment.held === "") vanished = true;
        else line += indented(fragment.held, indent);
      }
      line += pieces[index + 1] as string;
    }
    // A line that an empty fragment had to itself goes with it.
    if (vanished && line.trim() === "") continue;
    if (source !== "") source += blank ? "\n\n" : "\n";
    source += line;
    blank = false;
  }
  return new Fragment(atoms.language, source, imports);
}

const nothing: readonly string[] = [];

const held = <L extends Language>(atoms: Atoms<L>, value: string) =>
  atoms.language === "shell" ? holdNewlines(atoms.string(value)) : atoms.string(value);

/** Length of the last line. */
const lastColumn = (source: string) => source.length - source.lastIndexOf("\n") - 1;

/** The source with its lines behind the first pushed in, blank ones apart. */
const indented = (held: string, indent: string) =>
  indent === "" || !held.includes("\n") ? held : held.replace(/\n(?!\n)/g, `\n${indent}`);

/** A comment takes the rest of its line with it; in shell it begins only where a word would. */
function refuseSwallowedCode(before: string, after: readonly string[]): void {
  if (after.length > 1 || after[0]?.trim() !== "") {
    throw new TemplateError(`code behind a comment would be part of it: …${after.join("${…}").slice(0, 30)}`);
  }
  if (/\S$/.test(before)) throw new TemplateError(`a comment needs a blank before it: ${before.slice(-30)}…`);
}
