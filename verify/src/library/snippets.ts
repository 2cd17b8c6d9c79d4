// All code that the libraries' entries emit for their own examples.
import {
  type Install,
  isLibraryId,
  libraries,
  libraryIds,
  librarySnippets,
  type ModelRecord,
  type SnippetContext,
} from "@modelshelf/catalogue";
import { baseOf, extensions, type SnippetSource } from "../snippet-source.ts";

/** Where else an example's code may run: it must be as sound there. */
export const contexts: Readonly<Record<string, SnippetContext>> = {
  "": {},
  "+endpoint": { endpoint: "http://127.0.0.1:7860" },
  "+revision": { revision: 'it\'s-a-"branch"' },
  "+endpoint+revision": { endpoint: "https://shelf.example.com/base", revision: "v1.0" },
};

export interface LibrarySource extends SnippetSource {
  readonly library: string;
  /** What the reader installs for it; null where there is nothing. */
  readonly install: Install | null;
  /** True for the code as the pages first show it: without an endpoint or revision of the reader's. */
  readonly plain: boolean;
  /** True for the code with both. */
  readonly full: boolean;
}

/** A library that nobody registered, whose models are downloaded. */
const unregistered = "a-library-that-nobody-registered";

/**
 * Snippets with the keys `libraries/<id>/<example>.<n>.<ending>`, and each install command as
 * `libraries/<id>/<example>.install.sh`.
 */
export async function librarySources(): Promise<LibrarySource[]> {
  const found: LibrarySource[] = [];
  for (const id of libraryIds) {
    const entry = (await import(`@modelshelf/catalogue/libraries/${id}`)) as { examples?: Record<string, ModelRecord> };
    const examples = Object.entries(entry.examples ?? {});
    // An entry without code of its own downloads the files, as one that nobody registered does.
    if (libraries[id].snippets === undefined) continue;
    if (examples.length === 0) throw new Error(`packages/catalogue/src/libraries/${id}.ts has no examples`);
    for (const [name, model] of examples) found.push(...exampleSources(id, name, model));
  }
  found.push(...exampleSources(unregistered, "any", { id: "owner/name", library_name: unregistered }));
  return found;
}

function exampleSources(library: string, example: string, model: ModelRecord): LibrarySource[] {
  return Object.entries(contexts).flatMap(([suffix, context]) => {
    const plain = suffix === "";
    const full = suffix === "+endpoint+revision";
    const key = `libraries/${library}/${example}${suffix}`;
    const emitted = librarySnippets(library, model, context);
    const install = installOf(library, model, context);
    const sources: LibrarySource[] = emitted.snippets.map(({ language, code }, index) => ({
      key: `${key}.${index}${extensions[language]}`,
      language,
      code,
      model: model.id,
      ...baseOf(model),
      library,
      install,
      plain,
      full,
    }));
    if (emitted.install === null) return sources;
    const command = { key: `${key}.install.sh`, language: "shell", code: emitted.install } as const;
    return [{ ...command, library, install, plain, full }, ...sources];
  });
}

export function installOf(library: string, model: ModelRecord, context: SnippetContext): Install | null {
  const install = isLibraryId(library) ? libraries[library].install : undefined;
  return (typeof install === "function" ? install(model, context) : install) ?? null;
}
