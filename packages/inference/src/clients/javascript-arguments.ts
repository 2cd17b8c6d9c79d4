import { type Fragment, identifier, isIdentifier, joinLines, js, type Value } from "@modelshelf/code";

/** Properties of an object literal, a line each; none for a value that is undefined. */
export function properties(values: Readonly<Record<string, Value<"javascript"> | undefined>>): Fragment<"javascript"> {
  const lines: Fragment<"javascript">[] = [];
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value === undefined) continue;
    // A key that stands bare must not be the one that sets a prototype.
    const isBare = isIdentifier(name) && !name.includes(".") && name !== "__proto__";
    lines.push(isBare ? js`${identifier(name)}: ${value},` : js`[${name}]: ${value},`);
  }
  return joinLines("javascript", lines);
}
