// The code for the sample models, which is small enough to be run.
import { fileURLToPath } from "node:url";
import { readModelFolder } from "@modelshelf/hub";
import { sampleModels } from "@modelshelf/samples";
import { type ModelSource, modelSources } from "../models/snippets.ts";

/** Which libraries are installed to run each sample model. */
const executed: Readonly<Record<string, readonly string[]>> = {
  "modelshelf/tiny-chat": ["transformers"],
  "modelshelf/tiny-chat-peft": ["peft"],
  "modelshelf/tiny-embeddings": ["sentence-transformers", "transformers"],
  "modelshelf/tiny-chat-gguf": ["llama-cpp-python"],
};

/** Keys `samples/<library>/<model>.<n>.<ending>`. */
export async function sampleSources(): Promise<ModelSource[]> {
  const found = sampleModels.map(async ({ id, folder }) => {
    const record = await readModelFolder(folder instanceof URL ? fileURLToPath(folder) : folder, { id });
    return (executed[id] ?? []).flatMap((library) => modelSources("samples", library, record));
  });
  const all = (await Promise.all(found)).flat();
  if (all.length === 0) throw new Error("none of the sample models is named in verify/src/samples/snippets.ts");
  return all;
}
