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
  release,
  Secret,
  Text,
  trait,
  traitsOf,
  type Value,
} from "./values.ts";

/** How one language writes values. Scalars are single pieces of source, containers have brackets. */
export type Atoms<L extends Language> = ScalarAtoms<L> & (LayoutAtoms | WordAtoms<L>);

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

/** What is known of sources besides their text, gathered while one after another is written. */
export interface Gathered {
  imports: readonly string[];
  traits: number;
}

export const gathered = (): Gathered => ({ imports: nothing, traits: 0 });

const nothing: readonly string[] = [];

/** The literal of `value` as a fragment; `room` as `write` has it. */
export function literal<L extends Language>(value: Value<L>, atoms: Atoms<L>, room: number): Fragment<L> {
  const all = gathered();
  const source = write(value, atoms, room, room, all);
  return new Fragment(atoms.language, source, all.imports, all.traits);
}

/**
 * The source of the literal of `value`, with newlines inside quotes held, spread over lines where it would pass `room`
 * columns; `wide` is the room that lines of its own have.
 */
export function write<L extends Language>(
  value: Value<L>,
  atoms: Atoms<L>,
  room: number,
  wide: number,
  all: Gathered,
): string {
  const scalar = writeScalar(value, atoms, all);
  if (scalar !== undefined) return scalar;
  if ("layout" in atoms) return laidOut(value as object, atoms, room, wide, all, write);
  const scalarSource = (item: Value<L>) => {
    const source = writeScalar(item, atoms, gathered());
    return source === undefined ? undefined : release(source);
  };
  return writePiece(atoms.container(value as object, scalarSource), atoms, all);
}

/** Undefined for a list or an object. */
function writeScalar<L extends Language>(value: Value<L>, atoms: ScalarAtoms<L>, all: Gathered): string | undefined {
  switch (typeof value) {
    case "string":
      return writeString(value, atoms, all);
    case "number":
    case "bigint":
      all.traits |= trait.code;
      return atoms.number(value);
    case "boolean":
      all.traits |= trait.code;
      return atoms.boolean(value);
    case "object":
      break;
    default:
      throw new UnsupportedValueError(
        `a template cannot hold ${String(value)} (${typeof value}); pass a value or leave the line out`,
      );
  }
  if (value === null) {
    all.traits |= trait.code;
    return atoms.null;
  }
  if (value instanceof Fragment) {
    if (value.language !== atoms.language) {
      throw new UnsupportedValueError(`a ${value.language} fragment cannot stand in ${atoms.language} code: ${value}`);
    }
    all.imports = joined(all.imports, value.imports);
    all.traits |= value.traits;
    return value.held;
  }
  if (value instanceof Text) {
    return value.parts.length > 1
      ? writePiece(atoms.text(value), atoms, all)
      : writeScalar<L>(value.parts[0] ?? "", atoms, all);
  }
  if (value instanceof Secret) {
    return value.literal === undefined
      ? writePiece(atoms.secret(value), atoms, all)
      : writeString(value.literal, atoms, all);
  }
  if (value instanceof Identifier) {
    all.traits |= trait.code;
    return value.name;
  }
  if (value instanceof Comment) {
    const lines = atoms.comment(value.text);
    all.traits |= traitsOf(lines, atoms.language);
    return lines;
  }
  return undefined;
}

function writeString<L extends Language>(value: string, atoms: ScalarAtoms<L>, all: Gathered): string {
  const source = atoms.string(value);
  all.traits |= atoms.language === "shell" ? traitsOf(source, "shell") : trait.code;
  return source;
}

function writePiece<L extends Language>(piece: Piece, atoms: ScalarAtoms<L>, all: Gathered): string {
  if (piece.imports !== undefined) all.imports = joined(all.imports, piece.imports);
  if (!piece.spread && atoms.language !== "shell") {
    // In one line, which begins as no import does: shell alone has newlines inside its quotes.
    all.traits |= trait.code;
    return piece.source;
  }
  const source = piece.spread ? piece.source : holdNewlines(piece.source);
  all.traits |= traitsOf(source, atoms.language);
  return source;
}
