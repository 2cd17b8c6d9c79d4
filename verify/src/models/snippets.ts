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
import { baseOf, extensions, type SnippetSource } from "../snippet-source.ts";
import { type RunEnvironment, type TinyModel, TinyModelError, tinyModels } from "./make.ts";
import type { TinyRecord } from "./records.ts";

/** Where the hub listens that the code loads from; the network namespace is the verification's own, so it is free. */
export const hubUrl = "http://127.0.0.1:7860";

export interface ModelSource extends SnippetSource {
  readonly install: Install | null;
}

/** The tiny models that were made, and their records. */
export interface MadeModels {
  readonly models: readonly TinyModel[];
  readonly records: readonly TinyRecord[];
}

/**
 * Makes the tiny models and reads them as the hub does.
 *
 * @throws TinyModelError where a model is, to the hub, none of the library that made it.
 */
export async function madeModels(environment: RunEnvironment): Promise<MadeModels> {
  const models = await tinyModels(environment);
  const records = await Promise.all(
    models.map(async ({ id, folder, library }) => {
      const record = await readModelFolder(folder, { id });
      if (!applicableLibraries(record).includes(library)) {
        throw new TinyModelError(
          `the hub takes ${id} for a model of ${record.library_name ?? "no library"}, not of ${library}`,
        );
      }
      if (tinySources({ library, record }).length === 0) throw new TinyModelError(`${library} gives no code for ${id}`);
      return { library, record };
    }),
  );
  return { models, records };
}

/** A tiny model's code, with the keys `models/<library>/<model>.<n>.<ending>`. */
export const tinySources = ({ library, record }: TinyRecord): ModelSource[] => modelSources("models", library, record);

/** A library's code for a model on the local hub. */
export function modelSources(prefix: "models" | "samples", library: string, model: ModelRecord): ModelSource[] {
  const install = isLibraryId(library) ? libraries[library].install : undefined;
  return librarySnippets(library, model, { endpoint: hubUrl }).snippets.map(({ language, code }, index) => ({
    key: `${prefix}/${library}/${model.id.slice(model.id.indexOf("/") + 1)}.${index}${extensions[language]}`,
    language,
    code,
    model: model.id,
    ...baseOf(model),
    endpoint: hubUrl,
    install: (typeof install === "function" ? install(model, { endpoint: hubUrl }) : install) ?? null,
  }));
}
