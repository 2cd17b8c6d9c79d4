import { Fragment, identifier, pyValue, type Value } from "@modelshelf/code";

// Room for what stands before the call in its line: `processor = `.
const longestCall = 76;

/**
 * A call with positional and keyword arguments, spread over lines where it would be too long.
 * Keywords whose value is undefined are left out.
 */
export function pythonCall(
  callee: string,
  positional: readonly Value<"python">[],
  keywords: Readonly<Record<string, Value<"python"> | undefined>> = {},
): Fragment<"python"> {
  const { name } = identifier(callee);
  const items: Fragment<"python">[] = [];
  for (const value of positional) items.push(pyValue(value));
  for (const keyword in keywords) {
    const value = keywords[keyword];
    if (value === undefined) continue;
    const { held, imports } = pyValue(value);
    items.push(new Fragment("python", `${identifier(keyword).name}=${held}`, imports));
  }
  let flat = `${name}(`;
  let imports: readonly string[] = [];
  for (const item of items) {
    flat += item === items[0] ? item.held : `, ${item.held}`;
    if (item.imports.length > 0) imports = [...imports, ...item.imports];
  }
  flat += ")";
  if (flat.length <= longestCall && !flat.includes("\n")) return new Fragment("python", flat, imports);
  const inner = items.map(({ held }) => `    ${held.replaceAll("\n", "\n    ")},`);
  return new Fragment("python", `${name}(\n${inner.join("\n")}\n)`, imports);
}
