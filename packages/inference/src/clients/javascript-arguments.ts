import { type Fragment, identifier, isIdentifier, joinLines, js, none, type Value } from "@modelshelf/code";

/** Properties of an object literal, a line each; none for a value that is undefined. */
export function properties(values: Readonly<Record<string, Value<"javascript"> | undefined>>): Fragment<"javascript"> {
  return joinLines(
    "javascript",
    Object.entries(values).map(([name, value]) => {
      if (value === undefined) return none.javascript;
      // A key that stands bare must not be the one that sets a prototype.
      if (isIdentifier(name) && !name.includes(".") && name !== "__proto__") {
        return js`${identifier(name)}: ${value},`;
      }
      return js`[${name}]: ${value},`;
    }),
  );
}
