// Lists and objects of languages that write them between brackets of their own.
import { UnsupportedValueError } from "./errors.ts";
import type { Gathered, ScalarAtoms } from "./literal.ts";
import { Comment, type Language, trait, type Value } from "./values.ts";

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
  /** Of a list, or of an object with these keys. */
  readonly layout: {
    list(value: readonly unknown[]): Layout;
    object(keys: readonly string[]): Layout;
  };
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
  all: Gathered,
) => string;

/** The literal of a list or object; in one line where it fits into `room` columns. */
export function laidOut<L extends Language>(
  value: object,
  atoms: ScalarAtoms<L> & LayoutAtoms,
  room: number,
  wide: number,
  all: Gathered,
  write: Write,
): string {
  // Gathered apart, to know whether an item has several lines.
  const { traits } = all;
  all.traits = trait.code;
  const inside = wide - atoms.indent.length - 1;
  const items: string[] = [];
  const add = (before: string, entry: Value<L>) => {
    if (entry instanceof Comment) {
      throw new UnsupportedValueError(`a comment cannot stand in a list or object: ${JSON.stringify(entry.text)}`);
    }
    const item = write(entry, atoms, inside - before.length, inside, all);
    // An empty fragment leaves its item out.
    if (item !== "") items.push(before + item);
  };
  let layout: Layout;
  if (Array.isArray(value)) {
    layout = atoms.layout.list(value);
    for (const entry of value) add("", entry);
  } else {
    const fields = value as Readonly<Record<string, Value<L> | undefined>>;
    const keys = Object.keys(fields).filter((key) => fields[key] !== undefined);
    layout = atoms.layout.object(keys);
    for (const key of keys) add(atoms.key(key), fields[key] as Value<L>);
  }
  const isSpread = (all.traits & trait.severalLines) !== 0;
  all.traits |= traits;
  const line = isSpread ? undefined : inOneLine(items, layout);
  if (line !== undefined && (line.length <= room || items.length === 0)) return line;
  all.traits |= trait.severalLines;
  return inSeveralLines(items, layout, atoms.indent, isSpread);
}

function inOneLine(items: readonly string[], { open, close, padding, separator }: Layout): string {
  return items.length === 0 ? open + close : `${open}${padding}${items.join(separator)}${padding}${close}`;
}

function inSeveralLines(
  items: readonly string[],
  { open, close, lineEnd, lastLineEnd }: Layout,
  indent: string,
  isSpread: boolean,
): string {
  let source = `${open}\n`;
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index] as string;
    const end = index === items.length - 1 ? lastLineEnd : lineEnd;
    source += `${indent}${isSpread ? item.replaceAll("\n", `\n${indent}`) : item}${end}\n`;
  }
  return source + close;
}
