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
