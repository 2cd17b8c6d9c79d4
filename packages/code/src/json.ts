import { replaceHidden, utf16Escape } from "./characters.ts";
import { UnsupportedValueError } from "./errors.ts";
import { Comment, type Data, Fragment, Identifier, Secret, Text } from "./values.ts";

const sourceKinds = [Comment, Fragment, Identifier, Secret, Text];

/**
 * JSON text in which every hidden character is an escape, so that it can stand in any source.
 *
 * @param indent spaces per level; 0 for one line.
 * @throws UnsupportedValueError for what JSON cannot say: a secret, which is read when the code runs, or a bigint.
 */
export function jsonText(value: Exclude<Data, undefined>, indent = 0): string {
  const json = typeof value === "string" ? JSON.stringify(value) : stringified(value, indent);
  // JSON.stringify emits raw newlines only between tokens, and they are ours.
  return plain.test(json)
    ? json
    : json
        .split("\n")
        .map((line) => replaceHidden(line, utf16Escape))
        .join("\n");
}

/** Without a hidden character. */
const plain = /^[\n -~]*$/;

function stringified(value: Exclude<Data, undefined>, indent: number): string {
  try {
    // Much faster than with a function that looks at every value on the way.
    const json = JSON.stringify(value, undefined, indent);
    if (typeof json === "string" && !holdsSource(value)) return json;
  } catch {
    // Said below, as of what else JSON cannot hold.
  }
  return JSON.stringify(value, refuseSource, indent);
}

function holdsSource(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsSource);
  for (const kind of sourceKinds) if (value instanceof kind) return true;
  for (const key in value) if (holdsSource((value as Readonly<Record<string, unknown>>)[key])) return true;
  return false;
}

function refuseSource(key: string, value: unknown): unknown {
  const kind = kindOf(key, value);
  if (kind === undefined) return value;
  throw new UnsupportedValueError(
    `JSON text cannot hold a ${kind}${key === "" ? "" : ` (at ${JSON.stringify(key)})`}; pass plain values`,
  );
}

/** What JSON cannot say; it leaves out fields that are undefined, but not the whole. */
function kindOf(key: string, value: unknown): string | undefined {
  if (typeof value === "bigint") return "bigint";
  if (key === "" && (value === undefined || typeof value === "function")) return `value that is ${typeof value}`;
  return sourceKinds.find((type) => value instanceof type)?.name;
}
