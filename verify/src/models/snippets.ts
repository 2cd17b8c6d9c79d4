// The code for models that are small enough to be run: the tiny ones, and those of the samples.
import {
  applicableLibraries,
  type Install,
  isLibraryId,
  libraries,
  librarySnippets,
  type ModelRecord,
} from "@modelshelf/catalogue";
import { readModelFolder } from "@modelshelf/hub";
import { extensions, type SnippetSource } from "../snippet-source.ts";
import { type TinyModel, TinyModelError, tinyModels } from "./make.ts";

/** Where the hub listens that the code loads from; the network namespace is the verification's own, so it is free. */
export const hubUrl = "http://127.0.0.1:7860";

export interface ModelSource extends SnippetSource {
  readonly install: Install | null;
}

/** The tiny models and their code. */
export interface TinyCode {
  readonly models: readonly TinyModel[];
  readonly sources: readonly ModelSource[];
}

/** Keys `models/<library>/<model>.<n>.<ending>`. */
export async function tinyCode(python: string): Promise<TinyCode> {
  const models = await tinyModels(python);
  const sources = await Promise.all(
    models.map(async ({ id, folder, library }) => {
      const record = await readModelFolder(folder, { id });
      if (!applicableLibraries(record).includes(library)) {
        throw new TinyModelError(
          `the hub takes ${id} for a model of ${record.library_name ?? "no library"}, not of ${library}`,
        );
      }
      const found = modelSources("models", library, record);
      if (found.length === 0) throw new TinyModelError(`${library} gives no code for ${id}`);
      return found;
    }),
  );
  return { models, sources: sources.flat() };
}

/** A library's code for a model on the local hub. */
export function modelSources(prefix: "models" | "samples", library: string, model: ModelRecord): ModelSource[] {
  const install = isLibraryId(library) ? libraries[library].install : undefined;
  return librarySnippets(library, model, { endpoint: hubUrl }).snippets.map(({ language, code }, index) => ({
    key: `${prefix}/${library}/${model.id.slice(model.id.indexOf("/") + 1)}.${index}${extensions[language]}`,
    language,
    code,
    model: model.id,
    endpoint: hubUrl,
    install: (typeof install === "function" ? install(model, { endpoint: hubUrl }) : install) ?? null,
  }));
}
