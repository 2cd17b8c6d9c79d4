import { type Fragment, identifier, isIdentifier, joinLines, none, py, type Value } from "@modelshelf/code";
import { type BodyValue, bodyLiteral } from "../../request.ts";

/** A JSON value as Python takes it. */
export const pyValue = (value: BodyValue): Value<"python"> =>
  bodyLiteral<"python">(value, (file) => py`${file.prefix}`);

/** Keyword arguments, a line each; none for a value that is undefined. */
export function keywords(values: Readonly<Record<string, Value<"python"> | undefined>>): Fragment<"python"> {
  return joinLines(
    "python",
    Object.entries(values).map(([name, value]) =>
      value === undefined ? none.python : py`${identifier(name)}=${value},`,
    ),
  );
}

/**
 * Parameters of a request as keyword arguments: those that the method names, and the rest in
 * `extra_body`, which the SDKs merge into the body.
 */
export function parameterKeywords(
  parameters: Readonly<Record<string, BodyValue>>,
  named: readonly string[],
): Fragment<"python"> {
  const isNamed = ([name]: [string, unknown]) => named.includes(name) && isIdentifier(name);
  const entries = Object.entries(parameters).map(([name, value]): [string, Value<"python">] => [name, pyValue(value)]);
  const extra = entries.filter((entry) => !isNamed(entry));
  return keywords({
    ...Object.fromEntries(entries.filter(isNamed)),
    ...(extra.length > 0 && { extra_body: Object.fromEntries(extra) }),
  });
}
