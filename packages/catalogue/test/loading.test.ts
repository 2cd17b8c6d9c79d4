import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { entries } from "./entries.ts";

// Imports each library as an operator's program does, and notes what every module asks for.
const program = (ids: readonly string[]) => `
  import { registerHooks } from "node:module";
  const wanted = {};
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      (wanted[context.parentURL] ??= []).push(found.url);
      return found;
    },
  });
  const urls = {};
  for (const id of ${JSON.stringify(ids)}) {
    const specifier = "@modelshelf/catalogue/libraries/" + id;
    await import(specifier);
    urls[id] = import.meta.resolve(specifier);
  }
  console.log(JSON.stringify({ wanted, urls }));
`;

it("importing one library loads no other, and not the registry", () => {
  const ids = [...entries.keys()];
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", program(ids)], {
    cwd: import.meta.dirname,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const { wanted, urls } = JSON.parse(output) as { wanted: Record<string, string[]>; urls: Record<string, string> };
  const loadedBy = (url: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(url)) return seen;
    seen.add(url);
    for (const next of wanted[url] ?? []) loadedBy(next, seen);
    return seen;
  };
  const loaded = ids.map((id) => {
    const modules = [...loadedBy(urls[id] as string)];
    return [id, modules.filter((url) => /\/catalogue\/src\/(?:libraries|generated)\//.test(url))];
  });
  expect(loaded).toEqual(ids.map((id) => [id, [urls[id]]]));
});
