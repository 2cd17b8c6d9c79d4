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
  let layout: Layout;
  if (Array.isArray(value)) {
    layout = atoms.layout.list(value);
    for (const entry of value as readonly Value<L>[]) {
      const item = write(itemOf(entry), atoms, inside, inside, all);
      // An empty fragment leaves its item out.
      if (item !== "") items.push(item);
    }
  } else {
    const fields = value as Readonly<Record<string, Value<L> | undefined>>;
    const keys = keysOf(fields);
    layout = atoms.layout.object(keys);
    for (const key of keys) {
      const before = atoms.key(key);
      const item = write(itemOf(fields[key] as Value<L>), atoms, inside - before.length, inside, all);
      if (item !== "") items.push(before + item);
    }
  }
  const { open, close, padding, separator } = layout;
  if (items.length === 0) {
    all.traits |= traits;
    return open + close;
  }
  const isSpread = (all.traits & trait.severalLines) !== 0;
  all.traits |= traits;
  if (!isSpread && lengthInOneLine(items, layout) <= room) {
    // Cheaper than a join, which would copy what is put into the code anyway.
    let line = open + padding + items[0];
    for (let index = 1; index < items.length; index += 1) line += separator + items[index];
    return line + padding + close;
  }
  all.traits |= trait.severalLines;
  return inSeveralLines(items, layout, atoms.indent, isSpread);
}

/** @throws UnsupportedValueError where it is a comment, which would hide what follows it. */
function itemOf<L extends Language>(entry: Value<L>): Value<L> {
  if (entry instanceof Comment) {
    throw new UnsupportedValueError(`a comment cannot stand in a list or object: ${JSON.stringify(entry.text)}`);
  }
  return entry;
}

/** The keys whose fields are defined. */
function keysOf(fields: Readonly<Record<string, unknown>>): readonly string[] {
  const keys = Object.keys(fields);
  for (const key of keys) if (fields[key] === undefined) return keys.filter((one) => fields[one] !== undefined);
  return keys;
}

function lengthInOneLine(items: readonly string[], { open, close, padding, separator }: Layout): number {
  let length = open.length + close.length + 2 * padding.length + (items.length - 1) * separator.length;
  for (const item of items) length += item.length;
  return length;
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
