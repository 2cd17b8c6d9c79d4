// Tagged templates: prepared once per call site, so that a call costs only the quoting.
import { TemplateError } from "./errors.ts";
import { importBlock, importsAbove, withImports } from "./imports.ts";
import { withTabs } from "./language.ts";
import { languageFacts } from "./languages.ts";
import { type Atoms, gathered, write } from "./literal.ts";
import { places } from "./scan.ts";
import {
  Comment,
  Fragment,
  Identifier,
  joined,
  type Language,
  Secret,
  Text,
  trait,
  traitsOf,
  type Value,
} from "./values.ts";

/** Lines that stay or go together. */
interface Block {
  readonly blankBefore: boolean;
  /** Source up to the first hole. */
  readonly start: string;
  /** The same behind another line, and behind a blank one. */
  readonly next: string;
  readonly apart: string;
  /** Index of the value of the first hole; the others follow. */
  readonly first: number;
  /** The source behind each hole, up to the next or to the end. */
  readonly nexts: readonly string[];
  /** The blanks that the line of each hole begins with. */
  readonly indents: readonly string[];
  /** The column of each hole; undefined behind another one in its line. */
  readonly columns: readonly (number | undefined)[];
  readonly holes: readonly Hole[];
  /** Whether it is a line of holes alone, which goes where they are all empty. */
  readonly mayVanish: boolean;
  /** Those of the text without the holes. */
  readonly traits: number;
  /** The same import lines, of a snippet, with others merged in: those of this block stand alone. */
  readonly merged: Merged[] | undefined;
}

/** A block of the given parts; all have the same shape, which the engine reads faster. */
function block(
  language: Language,
  {
    blankBefore = false,
    start = "",
    first = 0,
    nexts = nothing,
    indents = nothing,
    columns = [],
    holes = [],
    mayVanish = false,
    merged,
  }: Partial<Block>,
): Block {
  const next = `\n${start}`;
  const apart = `\n\n${start}`;
  // A hole in a line of its own may be empty, or hold comments alone.
  const filled = nexts.length > 0 && !mayVanish ? trait.code : 0;
  const traits = traitsOf(start + nexts.join(""), language) | filled;
  return { blankBefore, start, next, apart, first, nexts, indents, columns, holes, mayVanish, traits, merged };
}

interface Merged {
  readonly needed: readonly string[];
  readonly source: string;
}

/** What matters of a hole where a comment is put into it. */
interface Hole {
  /** What stands right before it in its line. */
  readonly touches: "blank" | "source" | "hole";
  /** What stands behind it in its line. */
  readonly behind: string;
}

// Strong, since it is read with every call: the strings of a template live as long as its module.
const prepared = new Map<TemplateStringsArray, readonly Block[]>();

/** What templates without holes are. */
const constants = new Map<TemplateStringsArray, Fragment>();

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
    const [start = "", ...nexts] = lines.join("\n").split(mark);
    blocks.push(block(language, { blankBefore, start, first: value, nexts, mayVanish, ...holesOf(lines) }));
    value += nexts.length;
    open = [];
    blankBefore = blankAfter;
  };
  const source = dedent(raw.join(mark));
  for (const line of (languageFacts[language].tabs ? withTabs(source) : source).split("\n")) {
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
  const whole = language === "python" ? withImportsApart(blocks, language) : blocks;
  prepared.set(strings, whole);
  return whole;
}

/** The same, with the first import lines in a block of their own where no hole stands in them. */
function withImportsApart(blocks: readonly Block[], language: Language): readonly Block[] {
  const index = blocks.findIndex(({ traits }) => (traits & trait.importLines) !== 0);
  const found = blocks[index];
  if (found === undefined) return blocks;
  const { start, nexts, blankBefore } = found;
  const lines = importBlock(start);
  if (lines === undefined) return blocks;
  const before = start.slice(0, lines.from);
  const after = start.slice(lines.to);
  // A hole in the last of them.
  if (nexts.length > 0 && !after.startsWith("\n")) return blocks;
  const apart = [
    block(language, {
      blankBefore: before === "" ? blankBefore : before.endsWith("\n\n"),
      start: start.slice(lines.from, lines.to),
      merged: [],
    }),
  ];
  if (before !== "") apart.unshift(block(language, { blankBefore, start: before.trimEnd() }));
  if (after !== "") {
    apart.push(block(language, { ...found, blankBefore: after.startsWith("\n\n"), start: after.replace(/^\n+/, "") }));
  }
  return [...blocks.slice(0, index), ...apart, ...blocks.slice(index + 1)];
}

function holesOf(lines: readonly string[]): Pick<Block, "holes" | "indents" | "columns"> {
  const holes: Hole[] = [];
  const indents: string[] = [];
  const columns: (number | undefined)[] = [];
  for (const line of lines) {
    const pieces = line.split(mark);
    const indent = line.slice(0, indentOf(line));
    for (const [index, before] of pieces.slice(0, -1).entries()) {
      const touches = before === "" ? (index === 0 ? "blank" : "hole") : /\s$/.test(before) ? "blank" : "source";
      holes.push({ touches, behind: pieces.slice(index + 1).join("${…}") });
      indents.push(indent);
      columns.push(index === 0 ? before.length : undefined);
    }
  }
  return { holes, indents, columns };
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
    const next = raw[index + 1] as string;
    if (/["'`]$/.test(string) || /^["'`]/.test(next)) {
      throw new TemplateError(`${where}\${…}: a value brings its own quotes; it must not touch one`);
    }
    if (languageFacts[language].quotePrefix?.test(string)) {
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

/**
 * Fills a template's holes with literals and fragments of its language.
 *
 * @param whole whether it is the whole of a snippet, to merge the imports that it needs into it.
 */
export function fill<L extends Language>(
  strings: TemplateStringsArray,
  values: readonly Value<L>[],
  atoms: Atoms<L>,
  whole = false,
): Fragment<L> {
  if (values.length === 0) {
    const known = constants.get(strings);
    if (known !== undefined && known.language === atoms.language) return known as Fragment<L>;
  }
  const { language } = atoms;
  let source = "";
  let imports: readonly string[] = nothing;
  let traits = 0;
  // What stands above the import lines of a snippet, and these.
  let above = "";
  let lines: Block | undefined;
  // No blank line at either end, and never two in a row.
  let begun = false;
  let blank = false;
  const blocks = prepared.get(strings) ?? prepare(strings, language);
  for (const block of blocks) {
    const { first, nexts, indents } = block;
    if (block.blankBefore) blank = true;
    if (block.mayVanish && areEmpty(values, first, nexts.length, language)) {
      for (let hole = 0; hole < nexts.length; hole += 1) {
        imports = joined(imports, (values[first + hole] as Fragment).imports);
      }
      continue;
    }
    if (whole && block.merged !== undefined && (traits & (trait.code | trait.importLines)) === 0) {
      above = begun ? source + (blank ? "\n\n" : "\n") : "";
      lines = block;
      source = "";
    } else {
      source += begun ? (blank ? block.apart : block.next) : block.start;
    }
    if (begun) traits |= trait.severalLines;
    if (lines !== block) traits |= block.traits;
    begun = true;
    blank = false;
    for (let hole = 0; hole < nexts.length; hole += 1) {
      const value = values[first + hole] as Value<L>;
      const indent = indents[hole] as string;
      if (value instanceof Fragment && value.language === language) {
        if (value.imports.length > 0) imports = joined(imports, value.imports);
        source += spliced(value, indent);
        traits |= indent === "" ? value.traits : value.traits & ~trait.importLines;
      } else if (typeof value === "string") {
        const written = atoms.string(value);
        source += written;
        traits |= trait.code;
        if (language === "shell") traits |= traitsOf(written, language);
      } else if (value instanceof Identifier) {
        source += value.name;
        traits |= trait.code;
      } else if (value instanceof Comment) {
        refuseSwallowedCode(block.holes[hole] as Hole, source);
        source += indented(atoms.comment(value.text), indent);
        traits |= trait.severalLines;
      } else {
        const all = gathered();
        const room = isSpread(value, atoms) ? atoms.width - (block.columns[hole] ?? lastColumn(source)) : atoms.width;
        const written = write(value, atoms, room, atoms.width - indent.length, all);
        imports = joined(imports, all.imports);
        source += (all.traits & trait.severalLines) === 0 ? written : indented(written, indent);
        traits |= all.traits;
      }
      const next = nexts[hole] as string;
      if (next !== "") source += next;
    }
  }
  if (!whole || (imports.length === 0 && lines === undefined)) {
    const fragment = new Fragment(language, source, imports, traits);
    if (values.length === 0) constants.set(strings, fragment);
    return fragment;
  }
  const hasLines = (traits & trait.importLines) !== 0;
  if (lines === undefined) source = (hasLines ? withImports : importsAbove)(source, imports, language);
  else if (imports.length === 0) source = above + lines.start + source;
  else if (hasLines) source = withImports(above + lines.start + source, imports, language);
  else source = above + mergedImports(lines, imports) + source;
  return new Fragment(language, source, nothing, traits | trait.code);
}

/** The import lines of the block with the others merged in, from memory where they were merged before. */
function mergedImports({ start, merged = [] }: Block, needed: readonly string[]): string {
  for (const known of merged) if (areSame(known.needed, needed)) return known.source;
  const source = withImports(start, needed, "python");
  if (merged.length < mostMerged) merged.push({ needed, source });
  return source;
}

/** Records bring names of their own to import, which must not pile up. */
const mostMerged = 20;

function areSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let index = 0; index < some.length; index += 1) if (some[index] !== others[index]) return false;
  return true;
}

const nothing: readonly string[] = [];

/** Whether the values of these holes are empty fragments. */
function areEmpty(values: readonly unknown[], first: number, count: number, language: Language): boolean {
  for (let index = first; index < first + count; index += 1) {
    const value = values[index];
    if (!(value instanceof Fragment) || value.held !== "" || value.language !== language) return false;
  }
  return true;
}

/** Length of the last line. */
const lastColumn = (source: string) => source.length - source.lastIndexOf("\n") - 1;

/** Whether the value is a list or object, and the language spreads one where the room is short. */
const isSpread = <L extends Language>(value: Value<L>, atoms: Atoms<L>) =>
  "layout" in atoms &&
  typeof value === "object" &&
  value !== null &&
  !(value instanceof Text) &&
  !(value instanceof Secret);

/** The source with its lines behind the first pushed in, blank ones apart. */
function indented(held: string, indent: string): string {
  if (indent === "") return held;
  let source = "";
  let from = 0;
  // Slices are faster here than an expression.
  for (let end = held.indexOf("\n"); end !== -1; end = held.indexOf("\n", end + 1)) {
    if (held[end + 1] === "\n") continue;
    source += held.slice(from, end + 1) + indent;
    from = end + 1;
  }
  return from === 0 ? held : source + held.slice(from);
}

const spliced = ({ held, traits }: Fragment, indent: string) =>
  indent === "" || (traits & trait.severalLines) === 0 ? held : indented(held, indent);

/** A comment takes the rest of its line with it; in shell it begins only where a word would. */
function refuseSwallowedCode({ behind, touches }: Hole, source: string): void {
  if (behind.trim() !== "") {
    throw new TemplateError(`code behind a comment would be part of it: …${behind.slice(0, 30)}`);
  }
  if (touches === "source" || (touches === "hole" && /\S$/.test(source))) {
    throw new TemplateError(`a comment needs a blank before it: ${source.slice(-30)}…`);
  }
}
