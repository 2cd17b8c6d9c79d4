// Tagged templates: prepared once per call site, so that a call costs only the quoting.
import { TemplateError } from "./errors.ts";
import { type Atoms, literal } from "./literal.ts";
import { places } from "./scan.ts";
import { Comment, Fragment, Identifier, joined, type Language, type Value } from "./values.ts";

/** Lines that stay or go together. */
interface Block {
  readonly blankBefore: boolean;
  /** Source up to the first hole. */
  readonly start: string;
  readonly holes: readonly Hole[];
  /** Whether it is a line of holes alone, which goes where they are all empty. */
  readonly mayVanish: boolean;
}

interface Hole {
  /** Index of the value. */
  readonly value: number;
  /** Source from here to the next hole, or to the end of the block. */
  readonly next: string;
  /** The blanks that its line begins with. */
  readonly indent: string;
  /** What stands right before it in its line. */
  readonly touches: "blank" | "source" | "hole";
  /** What stands behind it in its line. */
  readonly behind: string;
}

const prepared = new WeakMap<TemplateStringsArray, readonly Block[]>();

/** A marker that no template holds: templates are written in plain text. */
const mark = "\u0000";

function prepare(strings: TemplateStringsArray, language: Language): readonly Block[] {
  // Raw, so that a template shows the source as it will stand; only what a template must escape is undone.
  const raw = strings.raw.map((string) => string.replace(/\\(`|\$\{)/g, "$1"));
  refuseUnsafeHoles(raw, language);
  const blocks: Block[] = [];
  let open: string[] = [];
  let blankBefore = false;
  let value = 0;
  const close = (mayVanish: boolean) => {
    if (open.length === 0) return;
    const blankAfter = open.at(-1) === "";
    const lines = blankAfter ? open.slice(0, -1) : open;
    const holes = holesOf(lines, value);
    blocks.push({ blankBefore, start: lines.join("\n").split(mark)[0] as string, holes, mayVanish });
    value += holes.length;
    open = [];
    blankBefore = blankAfter;
  };
  for (const line of dedent(raw.join(mark)).split("\n")) {
    if (line === "") {
      // Never two blank lines in a row.
      if (open.length === 0) blankBefore = true;
      else if (open.at(-1) !== "") open.push(line);
      continue;
    }
    const mayVanish = line.replaceAll(mark, "").trim() === "";
    if (mayVanish) close(false);
    open.push(line);
    if (mayVanish) close(true);
  }
  close(false);
  prepared.set(strings, blocks);
  return blocks;
}

function holesOf(lines: readonly string[], firstValue: number): Hole[] {
  const [, ...texts] = lines.join("\n").split(mark);
  const holes = lines.flatMap((line) => {
    const pieces = line.split(mark);
    const indent = line.slice(0, indentOf(line));
    return pieces.slice(1).map((_, index) => {
      const before = pieces[index] as string;
      const touches = before === "" ? (index === 0 ? "blank" : "hole") : /\s$/.test(before) ? "blank" : "source";
      return { indent, touches, behind: pieces.slice(index + 1).join("${…}") } as const;
    });
  });
  return holes.map((hole, index) => ({ ...hole, value: firstValue + index, next: texts[index] as string }));
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
  let imports: readonly string[] = nothing;
  // No blank line at either end, and never two in a row.
  let blank = false;
  for (const { blankBefore, start, holes, mayVanish } of prepared.get(strings) ?? prepare(strings, atoms.language)) {
    blank ||= blankBefore;
    if (mayVanish && areEmpty(holes, values, atoms.language)) {
      for (const { value } of holes) imports = joined(imports, (values[value] as Fragment).imports);
      continue;
    }
    if (source !== "") source += blank ? "\n\n" : "\n";
    blank = false;
    source += start;
    for (const hole of holes) {
      const value = values[hole.value] as Value<L>;
      if (typeof value === "string") source += atoms.string(value);
      else if (value instanceof Identifier) source += value.name;
      else if (value instanceof Comment) {
        refuseSwallowedCode(hole, source);
        source += indented(atoms.comment(value.text), hole.indent);
      } else {
        const fragment =
          value instanceof Fragment && value.language === atoms.language
            ? value
            : literal(value, atoms, atoms.width - lastColumn(source), atoms.width - hole.indent.length);
        imports = joined(imports, fragment.imports);
        source += indented(fragment.held, hole.indent);
      }
      source += hole.next;
    }
  }
  return new Fragment(atoms.language, source, imports);
}

const nothing: readonly string[] = [];

function areEmpty(holes: readonly Hole[], values: readonly unknown[], language: Language): boolean {
  for (const hole of holes) {
    const value = values[hole.value];
    if (!(value instanceof Fragment) || value.held !== "" || value.language !== language) return false;
  }
  return true;
}

/** Length of the last line. */
const lastColumn = (source: string) => source.length - source.lastIndexOf("\n") - 1;

/** The source with its lines behind the first pushed in, blank ones apart. */
const indented = (held: string, indent: string) =>
  indent === "" || !held.includes("\n") ? held : held.replace(/\n(?!\n)/g, `\n${indent}`);

/** A comment takes the rest of its line with it; in shell it begins only where a word would. */
function refuseSwallowedCode({ behind, touches }: Hole, source: string): void {
  if (behind.trim() !== "") {
    throw new TemplateError(`code behind a comment would be part of it: …${behind.slice(0, 30)}`);
  }
  if (touches === "source" || (touches === "hole" && /\S$/.test(source))) {
    throw new TemplateError(`a comment needs a blank before it: ${source.slice(-30)}…`);
  }
}
