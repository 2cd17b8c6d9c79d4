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
  const name = identifier(callee).name;
  const items = [
    ...positional.map((value) => py`${value}`),
    ...Object.entries(keywords).flatMap(([keyword, value]) =>
      value === undefined ? [] : [py`${identifier(keyword)}=${value}`],
    ),
  ];
  const imports = items.flatMap((item) => item.imports);
  const flat = `${name}(${items.join(", ")})`;
  if (flat.length <= longestCall && items.every((item) => item.lines.length === 1)) {
    return new Fragment("python", [flat], imports);
  }
  const inner = items.flatMap(({ lines }) =>
    lines.map((line, index) => `    ${line}${index === lines.length - 1 ? "," : ""}`),
  );
  return new Fragment("python", [`${name}(`, ...inner, ")"], imports);
}
