import { Fragment, identifier, joined, pyValue, trait, type Value } from "@modelshelf/code";

// Room for what stands before the call in its line: `processor = `.
const longestCall = 76;

type Keywords = Readonly<Record<string, Value<"python"> | undefined>>;

const noKeywords: Keywords = {};

/**
 * A call with positional and keyword arguments, spread over lines where it would be too long.
 * Keywords whose value is undefined are left out.
 */
export function pythonCall(
  callee: string,
  positional: readonly Value<"python">[],
  keywords: Keywords = noKeywords,
): Fragment<"python"> {
  const { name } = identifier(callee);
  let flat = `${name}(`;
  let comma = "";
  let imports: readonly string[] = [];
  let traits: number = trait.code;
  for (const value of positional) {
    const item = pyValue(value);
    flat += comma + item.held;
    comma = ", ";
    imports = joined(imports, item.imports);
    traits |= item.traits;
  }
  for (const keyword in keywords) {
    const value = keywords[keyword];
    if (value === undefined) continue;
    const item = pyValue(value);
    flat += `${comma}${identifier(keyword).name}=${item.held}`;
    comma = ", ";
    imports = joined(imports, item.imports);
    traits |= item.traits;
  }
  flat += ")";
  if (flat.length <= longestCall && (traits & trait.severalLines) === 0) {
    return new Fragment("python", flat, imports, traits);
  }
  return new Fragment("python", spread(name, positional, keywords), imports, traits | trait.severalLines);
}

/** The call with a line for each argument. */
function spread(name: string, positional: readonly Value<"python">[], keywords: Keywords): string {
  let source = `${name}(\n`;
  for (const value of positional) source += argument("", value);
  for (const keyword in keywords) {
    const value = keywords[keyword];
    if (value !== undefined) source += argument(`${keyword}=`, value);
  }
  return `${source})`;
}

function argument(name: string, value: Value<"python">): string {
  const { held, traits } = pyValue(value);
  return `    ${name}${(traits & trait.severalLines) === 0 ? held : held.replaceAll("\n", "\n    ")},\n`;
}
