// Templates ask for the same texts with every call. Those of records come with them, and must not pile up.
const most = 2000;

/** The same function, which answers for a text that came before from memory unless it is longer than `longest`. */
export function remembered<Result>(make: (text: string) => Result, longest = 200): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = make(text);
    if (text.length > longest) return result;
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}

/** The same for import lines, of which templates bring the same together again and again. */
export function rememberedLines<Result>(
  make: (lines: readonly string[]) => Result,
): (lines: readonly string[]) => Result {
  const ofText = remembered((text) => make(text === "" ? [] : text.split("\n")), 2000);
  return (lines) => ofText(lines.length === 1 ? (lines[0] as string) : lines.join("\n"));
}
