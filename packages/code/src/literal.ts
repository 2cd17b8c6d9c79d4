// Turns values into literals: one walk for all languages, each of which says how its atoms look.
import { UnsupportedValueError } from "./errors.ts";
import { type LayoutAtoms, laidOut } from "./layout.ts";
import {
  Comment,
  Fragment,
  holdNewlines,
  Identifier,
  joined,
  type Language,
  Secret,
  Text,
  trait,
  traitsOf,
  type Value,
} from "./values.ts";

/** How one language writes values. Scalars are single pieces of source, containers have brackets. */
export type Atoms<L extends Language> = ScalarAtoms<L> & (BracketAtoms | LayoutAtoms | WordAtoms<L>);

export interface ScalarAtoms<L extends Language> {
  readonly language: L;
  /** Longest line, in columns, before a container is spread over several lines. */
  readonly width: number;
  /** Newlines in it, where the language has them inside its quotes, are held. */
  string(value: string): string;
  number(value: number | bigint): string;
  boolean(value: boolean): string;
  null: string;
  secret(value: Secret): Piece;
  text(value: Text): Piece;
  /** Comment lines, one for each line of the text. */
  comment(text: string): string;
}

/** Lists and objects in brackets. */
interface BracketAtoms {
  readonly indent: string;
  /** `key: value` up to and including the blank before the value. */
  key(name: string): string;
}

/** Lists and objects in a language that has none. */
interface WordAtoms<L extends Language> {
  container(value: object, scalar: (item: Value<L>) => string | undefined): Piece;
}

/** A piece of source and the import lines that it needs. */
export interface Piece {
  readonly source: string;
  readonly imports?: readonly string[];
  /** True where its newlines are the layout of the code, and its lines may be pushed in. */
  readonly spread?: true;
}

const nothing: readonly string[] = [];

/**
 * The literal of `value`, spread over lines where it would pass `room` columns; `wide` is the room
 * that lines of its own have.
 */
export function literal<L extends Language>(value: Value<L>, atoms: Atoms<L>, room: number, wide = room): Fragment<L> {
  const scalar = scalarFragment(value, atoms);
  if (scalar) return scalar;
  if ("container" in atoms) {
    const scalarSource = (item: Value<L>) => scalarFragment(item, atoms)?.toString();
    return piece(atoms, atoms.container(value as object, scalarSource));
  }
  if ("layout" in atoms) return laidOut(value as object, atoms, room, wide, literal);
  return container(value as object, atoms, room, wide);
}

function scalarFragment<L extends Language>(value: Value<L>, atoms: ScalarAtoms<L>): Fragment<L> | undefined {
  switch (typeof value) {
    case "string":
      return stringFragment(value, atoms);
    case "number":
    case "bigint":
      return new Fragment(atoms.language, atoms.number(value), nothing, trait.code);
    case "boolean":
      return new Fragment(atoms.language, atoms.boolean(value), nothing, trait.code);
    case "object":
      break;
    default:
      throw new UnsupportedValueError(
        `a template cannot hold ${String(value)} (${typeof value}); pass a value or leave the line out`,
      );
  }
  if (value === null) return new Fragment(atoms.language, atoms.null);
  if (value instanceof Fragment) {
    if (value.language !== atoms.language) {
      throw new UnsupportedValueError(`a ${value.language} fragment cannot stand in ${atoms.language} code: ${value}`);
    }
    return value as Fragment<L>;
  }
  if (value instanceof Identifier) return new Fragment(atoms.language, value.name, nothing, trait.code);
  if (value instanceof Secret) {
    return value.literal === undefined ? piece(atoms, atoms.secret(value)) : stringFragment(value.literal, atoms);
  }
  if (value instanceof Text) {
    const [only = "", more] = value.parts;
    if (more === undefined) return scalarFragment<L>(only, atoms);
    return piece(atoms, atoms.text(value));
  }
  if (value instanceof Comment) return new Fragment(atoms.language, atoms.comment(value.text));
  return undefined;
}

function stringFragment<L extends Language>(value: string, atoms: ScalarAtoms<L>): Fragment<L> {
  const source = atoms.string(value);
  return new Fragment(
    atoms.language,
    source,
    nothing,
    atoms.language === "shell" ? traitsOf(source, "shell") : trait.code,
  );
}

function piece<L extends Language>(atoms: ScalarAtoms<L>, { source, imports, spread }: Piece): Fragment<L> {
  return new Fragment(atoms.language, spread ? source : holdNewlines(source), imports ?? nothing);
}

function container<L extends Language>(
  value: object,
  atoms: ScalarAtoms<L> & BracketAtoms,
  room: number,
  wide: number,
): Fragment<L> {
  const isArray = Array.isArray(value);
  const inside = wide - atoms.indent.length - 1;
  let imports = nothing;
  let traits: number = trait.code;
  const items: string[] = [];
  const add = (prefix: string, entry: Value<L>) => {
    if (entry instanceof Comment) {
      throw new UnsupportedValueError(`a comment cannot stand in a list or object: ${JSON.stringify(entry.text)}`);
    }
    const item = literal(entry, atoms, inside - prefix.length, inside);
    imports = joined(imports, item.imports);
    // An empty fragment leaves its item out.
    if (item.held === "") return;
    traits |= item.traits;
    items.push(prefix + item.held);
  };
  if (isArray) {
    for (const entry of value) add("", entry);
  } else {
    for (const [key, entry] of Object.entries(value as Record<string, Value<L> | undefined>)) {
      if (entry !== undefined) add(atoms.key(key), entry);
    }
  }
  const [open, close] = isArray ? "[]" : "{}";
  if (items.length === 0) return new Fragment(atoms.language, `${open}${close}`, imports, trait.code);
  if ((traits & trait.severalLines) === 0) {
    const padding = !isArray && atoms.language === "javascript" ? " " : "";
    const line = `${open}${padding}${items.join(", ")}${padding}${close}`;
    if (line.length <= room) return new Fragment(atoms.language, line, imports, traits);
  }
  let source = `${open}\n`;
  for (const item of items) source += `${atoms.indent}${pushedIn(item, atoms.indent)},\n`;
  return new Fragment(atoms.language, `${source}${close}`, imports, traits | trait.severalLines);
}

/** The lines behind the first, pushed in. */
const pushedIn = (item: string, indent: string) => item.replaceAll("\n", `\n${indent}`);
