// What may be interpolated into a code template.
import { InvalidIdentifierError } from "./errors.ts";
import { remembered } from "./remembered.ts";

/** The languages that snippets are written in, by their full names. */
export type Language = "python" | "javascript" | "shell" | "go" | "java" | "php" | "powershell" | "ruby" | "rust";

// Stands for a newline inside a quoted value until the source is read; no language's source holds the character.
const heldNewline = "\u0000";

/** Text for the inside of a line: its newlines do not end the line. */
export const holdNewlines = (text: string): string => (text.includes("\n") ? text.replaceAll("\n", heldNewline) : text);

export const release = (held: string): string =>
  held.includes(heldNewline) ? held.replaceAll(heldNewline, "\n") : held;

const nothing: readonly string[] = [];

/** The import lines of both lists; most are empty, and many bring what is there. */
export function joined(some: readonly string[], more: readonly string[]): readonly string[] {
  if (more.length === 0) return some;
  if (some.length === 0) return more;
  for (const line of more) if (!some.includes(line)) return [...some, ...more];
  return some;
}

/**
 * What is known of a source without looking into it, as bits. A string that was put together is only copied into one
 * piece when somebody looks into it, so looking would cost more than the putting together.
 */
export const trait = {
  /** It has more than one line. */
  severalLines: 1,
  /** It holds newlines inside quoted values. */
  heldNewlines: 2,
  /** A line of it may begin as an import does. */
  importLines: 4,
  /** It has more than comments. */
  code: 8,
} as const;

/** The traits of a source, found by looking into it. */
export function traitsOf(held: string, language: Language): number {
  if (held === "") return 0;
  const lines = held.includes("\n") ? trait.severalLines : 0;
  // Shell alone has newlines inside its quotes, and imports nothing.
  if (language === "shell") return trait.code | lines | (held.includes(heldNewline) ? trait.heldNewlines : 0);
  return trait.code | lines | (/^(?:import|from) /m.test(held) ? trait.importLines : 0);
}

/** Source text of one language, made by its tag; it splices into templates of that language only. */
export class Fragment<L extends Language = Language> {
  readonly language: L;
  /** The source, with the newlines inside quoted values held, so that every newline ends a line. */
  readonly held: string;
  /** Import lines that the source needs; the snippet puts them on top, once. */
  readonly imports: readonly string[];
  /** Bits of `trait`; one that is set may be wrong, one that is not is right. */
  readonly traits: number;

  /** @param lines the lines of the source, or all of it as `held` has it. */
  constructor(
    language: L,
    lines: readonly string[] | string,
    imports: readonly string[] = nothing,
    traits: number | undefined = undefined,
  ) {
    this.language = language;
    this.held = typeof lines === "string" ? lines : lines.map(holdNewlines).join("\n");
    this.imports = imports;
    this.traits = traits ?? traitsOf(this.held, language);
  }

  /** Lines of the source. A line holds newlines only inside a quoted value. */
  get lines(): readonly string[] {
    return this.held === "" ? nothing : this.held.split("\n").map(release);
  }

  toString(): string {
    return (this.traits & trait.heldNewlines) === 0 ? this.held : release(this.held);
  }
}

/** A secret that a snippet reads from an environment variable, or that was given literally. */
export class Secret {
  readonly variable: string;
  readonly literal: string | undefined;

  constructor(variable: string, literal?: string) {
    this.variable = variable;
    this.literal = literal;
  }
}

/**
 * The value of an environment variable, read when the snippet runs: `os.environ["NAME"]`,
 * `process.env.NAME`, `"$NAME"`. With `literal` the value itself is written instead.
 *
 * @throws InvalidIdentifierError if `variable` is not a plain name of letters, digits and `_`.
 */
export function secret(variable: string, literal?: string): Secret {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(variable)) {
    throw new InvalidIdentifierError(`${JSON.stringify(variable)} is not the name of an environment variable`);
  }
  return new Secret(variable, literal);
}

/** A string with secrets inside it, made by `text`. */
export class Text {
  readonly parts: readonly (string | Secret)[];

  constructor(parts: readonly (string | Secret)[]) {
    this.parts = parts;
  }

  /** The parts as source, one after another. */
  written(words: (part: string) => string, secret: (part: Secret) => string, between = ""): string {
    let source = "";
    for (const part of this.parts) {
      if (source !== "") source += between;
      source += typeof part === "string" ? words(part) : secret(part);
    }
    return source;
  }
}

/** A string literal that may hold secrets: text`Bearer ${secret("HF_TOKEN")}`. */
export function text(strings: TemplateStringsArray, ...values: readonly (string | number | Secret)[]): Text {
  const parts: (string | Secret)[] = [];
  let words = strings[0] as string;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] as string | number | Secret;
    if (!(value instanceof Secret)) words += value;
    else if (value.literal !== undefined) words += value.literal;
    else {
      if (words !== "") parts.push(words);
      parts.push(value);
      words = "";
    }
    words += strings[index + 1] as string;
  }
  if (words !== "") parts.push(words);
  return new Text(parts);
}

/** A validated dotted name; the one way to put a record's text into code unquoted. */
export class Identifier {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const dottedName = /^[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*$/;

// Words that no supported language lets stand as a name, or that one of them reserves.
// Sources: Python 3.14 `keyword.kwlist`; ECMA-262 16th edition, 12.7.2 (both read 2026-11-21).
const reserved = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global
  if import in is lambda nonlocal not or pass raise return try while with yield case catch const debugger default
  delete do enum export extends false function implements instanceof interface let new null package private
  protected public static super switch this throw true typeof var void`.split(/\s+/),
);

const isName = remembered((name) => dottedName.test(name) && !name.split(".").some((part) => reserved.has(part)));

/** Whether `identifier(name)` would accept the name. */
export const isIdentifier = (name: unknown): name is string => typeof name === "string" && isName(name);

/**
 * A dotted name that stands unquoted in the code, such as a class: `AutoModelForCausalLM`.
 *
 * @throws InvalidIdentifierError if it is anything else; ask `isIdentifier` first where the name
 * comes from a record.
 */
export function identifier(name: string): Identifier {
  if (!isIdentifier(name)) {
    throw new InvalidIdentifierError(`${JSON.stringify(name)} is not a dotted name; use letters, digits and _`);
  }
  return new Identifier(name);
}

/** Words for the reader; rendered as the language's line comments. */
export class Comment {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A comment that its text cannot break out of; one comment line for each line of the text. */
export function comment(text: string): Comment {
  return new Comment(text);
}

/** A plain value: becomes a literal of the language. Object keys whose value is undefined are left out. */
export type Data =
  | string
  | number
  | bigint
  | boolean
  | null
  | Secret
  | Text
  | readonly Data[]
  | { readonly [key: string]: Data | undefined };

/** What a template of language `L` takes: values to be quoted, or source of the same language. */
export type Value<L extends Language> =
  | string
  | number
  | bigint
  | boolean
  | null
  | Secret
  | Text
  | Identifier
  | Comment
  | Fragment<L>
  | readonly Value<L>[]
  | { readonly [key: string]: Value<L> | undefined };
