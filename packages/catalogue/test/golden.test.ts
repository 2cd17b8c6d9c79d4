import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { librarySnippets, type SnippetContext } from "../src/index.ts";
import { contexts, entries } from "./entries.ts";

const folder = new URL("golden/libraries/", import.meta.url).pathname;
const endings: Readonly<Record<string, string>> = { python: "py", javascript: "js", shell: "sh" };

/** What is compared: every example as it is, and each entry's first one pinned to a hub and a revision. */
const cases = [...entries]
  .filter(([, { default: library }]) => library.snippets !== undefined)
  .map(([id, { examples }]) => {
    const plain = Object.entries(examples).map(([example, model]) => ({
      example,
      model,
      context: {} as SnippetContext,
    }));
    const [first] = plain;
    return {
      id,
      cases: first ? [...plain, { ...first, example: `${first.example}.pinned`, context: contexts.pinned }] : [],
    };
  });

describe.each(cases)("golden $id", ({ id, cases }) => {
  const rendered = cases.map(({ example, model, context }) => ({ example, ...librarySnippets(id, model, context) }));

  it("emits the golden code for each example", async () => {
    for (const { example, snippets } of rendered) {
      for (const [index, snippet] of snippets.entries()) {
        const file = `${folder}${id}/${example}.${index + 1}.${endings[snippet.language]}`;
        await expect(`${snippet.code}\n`).toMatchFileSnapshot(file);
      }
    }
  });

  it("emits the golden titles, notices and install commands", async () => {
    const table = Object.fromEntries(
      rendered.map(({ example, install, snippets }) => [
        example,
        {
          install,
          snippets: snippets.map(({ title = null, language, notice = false }) => ({ title, language, notice })),
        },
      ]),
    );
    await expect(`${JSON.stringify(table, undefined, 2)}\n`).toMatchFileSnapshot(`${folder}${id}/snippets.json`);
  });
});

// Apart from the above, so that `npm run golden` can write what is missing before this looks.
describe.each(cases)("files on record for $id", ({ id, cases }) => {
  it("are those that the examples make, none missing and none left over", () => {
    const rendered = cases.map(({ example, model, context }) => ({ example, ...librarySnippets(id, model, context) }));
    const made = rendered.flatMap(({ example, snippets }) =>
      snippets.map(({ language }, index) => `${example}.${index + 1}.${endings[language]}`),
    );
    const kept = existsSync(`${folder}${id}`) ? readdirSync(`${folder}${id}`) : [];
    expect(kept.sort()).toEqual([...made, "snippets.json"].sort());
  });
});

describe("folders on record", () => {
  it("belong to a library each", () => {
    expect(readdirSync(folder).sort()).toEqual(cases.map(({ id }) => id).sort());
  });
});
