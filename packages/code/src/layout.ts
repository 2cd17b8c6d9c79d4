// Lists and objects of languages that write them between brackets of their own.
import { UnsupportedValueError } from "./errors.ts";
import type { ScalarAtoms } from "./literal.ts";
import { Comment, Fragment, type Language, trait, type Value } from "./values.ts";

/** How one list or object is written. */
export interface Layout {
  readonly open: string;
  readonly close: string;
  /** Inside the brackets of one that is not empty, in one line. */
  readonly padding: "" | " ";
  /** Between items in one line. */
  readonly separator: string;
  /** Ends each line of an item but the last. */
  readonly lineEnd: string;
  readonly lastLineEnd: string;
}

/** A language that has lists and objects. */
export interface LayoutAtoms {
  readonly indent: string;
  /** `key: value` up to and including the blank before the value. */
  key(name: string): string;
  /** Of a list or of an object without undefined fields. */
  layout(value: readonly unknown[] | Readonly<Record<string, unknown>>): Layout;
}

export const commas = (open: string, close: string, padding: "" | " " = ""): Layout => ({
  open,
  close,
  padding,
  separator: ", ",
  lineEnd: ",",
  lastLineEnd: ",",
});

type Write = <L extends Language>(
  value: Value<L>,
  atoms: ScalarAtoms<L> & LayoutAtoms,
  room: number,
  wide: number,
) => Fragment<L>;

/** The literal of a list or object; in one line where it fits into `room` columns. */
export function laidOut<L extends Language>(
  value: object,
  atoms: ScalarAtoms<L> & LayoutAtoms,
  room: number,
  wide: number,
  write: Write,
): Fragment<L> {
  const entries: (readonly [string, Value<L>])[] = Array.isArray(value)
    ? value.map((entry: Value<L>) => ["", entry] as const)
    : Object.entries(value as Record<string, Value<L>>)
        .filter(([, entry]) => entry !== undefined)
        .map(([name, entry]) => [atoms.key(name), entry] as const);
  const layout = atoms.layout(
    Array.isArray(value) ? value : Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)),
  );
  const inside = wide - atoms.indent.length - 1;
  const imports: string[] = [];
  const items: string[] = [];
  let traits: number = trait.code;
  for (const [prefix, entry] of entries) {
    if (entry instanceof Comment) {
      throw new UnsupportedValueError(`a comment cannot stand in a list or object: ${JSON.stringify(entry.text)}`);
    }
    const item = write(entry, atoms, inside - prefix.length, inside);
    imports.push(...item.imports);
    // An empty fragment leaves its item out.
    if (item.held === "") continue;
    traits |= item.traits;
    items.push(prefix + item.held);
  }
  const { open, close, padding, separator, lineEnd, lastLineEnd } = layout;
  if (items.length === 0) return new Fragment(atoms.language, `${open}${close}`, imports, trait.code);
  if ((traits & trait.severalLines) === 0) {
    const line = `${open}${padding}${items.join(separator)}${padding}${close}`;
    if (line.length <= room) return new Fragment(atoms.language, line, imports, traits);
  }
  const lines = items.map((item, index) => {
    const end = index === items.length - 1 ? lastLineEnd : lineEnd;
    return `${atoms.indent}${item.replaceAll("\n", `\n${atoms.indent}`)}${end}\n`;
  });
  return new Fragment(atoms.language, `${open}\n${lines.join("")}${close}`, imports, traits | trait.severalLines);
}
