// The code that the guides of tasks ask for.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { guideParts, guideSnippet, taskIds, tasks } from "@modelshelf/catalogue";
import { contexts, installOf, type LibrarySource } from "../library/snippets.ts";
import { baseOf, extensions } from "../snippet-source.ts";

/** Keys `guides/<library>/<task>.<n>.<ending>`, counted from 0 in the order of the guide. */
export async function guideSources(): Promise<LibrarySource[]> {
  const found = taskIds.map(async (id) => {
    const path = fileURLToPath(import.meta.resolve(`@modelshelf/catalogue/guides/${id}/about.md`));
    const requests = guideParts(await readFile(path, "utf8")).filter((part) => part.kind === "snippet");
    return requests.flatMap((request, index) =>
      Object.entries(contexts).map(([suffix, context]): LibrarySource => {
        const { library } = request;
        const { snippet } = guideSnippet(tasks[id], request, context);
        const [model = { id: request.model }] = tasks[id].exampleModels.filter((one) => one.id === request.model);
        return {
          key: `guides/${library}/${id}${suffix}.${index}${extensions[snippet.language]}`,
          language: snippet.language,
          code: snippet.code,
          model: request.model,
          ...baseOf(model),
          library,
          install: installOf(library, model, context),
          plain: suffix === "",
          full: suffix === "+endpoint+revision",
        };
      }),
    );
  });
  return (await Promise.all(found)).flat();
}
