import { Fragment, identifier, py, type Value } from "@modelshelf/code";

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
  const called = identifier(callee);
  const keywordNames = Object.keys(keywords).filter((name) => keywords[name] !== undefined);
  const [only] = positional;
  // The usual call, the model's id alone, in one go.
  if (keywordNames.length === 0 && positional.length === 1 && typeof only === "string") {
    const call = py`${called}(${only})`;
    if (call.held.length <= longestCall) return call;
  }
  const { name } = called;
  const items: Fragment<"python">[] = positional.map((value) => py`${value}`);
  for (const keyword of keywordNames) items.push(py`${identifier(keyword)}=${keywords[keyword] as Value<"python">}`);
  const imports = items.flatMap((item) => item.imports);
  const flat = `${name}(${items.map(({ held }) => held).join(", ")})`;
  if (flat.length <= longestCall && !flat.includes("\n")) return new Fragment("python", flat, imports);
  const inner = items.map(({ held }) => `    ${held.replaceAll("\n", "\n    ")},`);
  return new Fragment("python", `${name}(\n${inner.join("\n")}\n)`, imports);
}
