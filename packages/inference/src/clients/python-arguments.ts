import { type Fragment, identifier, joinLines, none, py, type Value } from "@modelshelf/code";
import type { JsonValue } from "../request.ts";

/** Keyword arguments, a line each; none for a value that is undefined. */
export function keywords(values: Readonly<Record<string, Value<"python"> | undefined>>): Fragment<"python"> {
  const lines: Fragment<"python">[] = [];
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value !== undefined) lines.push(py`${identifier(name)}=${value},`);
  }
  return joinLines("python", lines);
}

/**
 * Parameters of a request as keyword arguments: those that the method names, and the rest in
 * `extra_body`, which the SDKs merge into the body.
 */
export function parameterKeywords(
  parameters: Readonly<Record<string, JsonValue>>,
  named: readonly string[],
): Fragment<"python"> {
  const entries = Object.entries(parameters);
  if (entries.length === 0) return none.python;
  const extra = entries.filter(([name]) => !named.includes(name));
  return keywords({
    ...Object.fromEntries(entries.filter(([name]) => named.includes(name))),
    ...(extra.length > 0 && { extra_body: Object.fromEntries(extra) }),
  });
}
