// The code for the sample models, which is small enough to be run.
import { fileURLToPath } from "node:url";
import { type Install, isLibraryId, libraries, librarySnippets, type ModelRecord } from "@modelshelf/catalogue";
import { readModelFolder } from "@modelshelf/hub";
import { sampleModels } from "@modelshelf/samples";
import { extensions, type SnippetSource } from "../snippet-source.ts";

/** Where the hub listens that the code loads from; the network namespace is the verification's own, so it is free. */
export const hubUrl = "http://127.0.0.1:7860";

/** Which libraries are installed to run each sample model. */
const executed: Readonly<Record<string, readonly string[]>> = {
  "modelshelf/tiny-chat": ["transformers"],
  "modelshelf/tiny-chat-peft": ["peft"],
  "modelshelf/tiny-embeddings": ["sentence-transformers", "transformers"],
  "modelshelf/tiny-chat-gguf": ["llama-cpp-python"],
};

export interface SampleSource extends SnippetSource {
  readonly install: Install | null;
}

/** Keys `samples/<library>/<model>.<n>.<ending>`. */
export async function sampleSources(): Promise<SampleSource[]> {
  const found = sampleModels.map(async ({ id, folder }) => {
    const record = await readModelFolder(folder instanceof URL ? fileURLToPath(folder) : folder, { id });
    return (executed[id] ?? []).flatMap((library) => sources(library, record));
  });
  const all = (await Promise.all(found)).flat();
  if (all.length === 0) throw new Error("none of the sample models is named in verify/src/samples/snippets.ts");
  return all;
}

function sources(library: string, model: ModelRecord): SampleSource[] {
  const install = isLibraryId(library) ? libraries[library].install : undefined;
  return librarySnippets(library, model, { endpoint: hubUrl }).snippets.map(({ language, code }, index) => ({
    key: `samples/${library}/${model.id.slice(model.id.indexOf("/") + 1)}.${index}${extensions[language]}`,
    language,
    code,
    model: model.id,
    endpoint: hubUrl,
    install: (typeof install === "function" ? install(model, { endpoint: hubUrl }) : install) ?? null,
  }));
}
