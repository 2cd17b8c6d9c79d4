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
  // JSON.stringify emits raw newlines only between tokens, and they are ours.
  return JSON.stringify(value, refuseSource, indent)
    .split("\n")
    .map((line) => replaceHidden(line, utf16Escape))
    .join("\n");
}

function refuseSource(key: string, value: unknown): unknown {
  const kind = typeof value === "bigint" ? "bigint" : sourceKinds.find((type) => value instanceof type)?.name;
  if (kind === undefined) return value;
  throw new UnsupportedValueError(
    `JSON text cannot hold a ${kind}${key === "" ? "" : ` (at ${JSON.stringify(key)})`}; pass plain values`,
  );
}
