// Which libraries fit a model, and in which order: decided here and nowhere else.
import { cleanRecord } from "./clean-record.ts";
import { type LibraryId, libraries } from "./generated/libraries.ts";
import type { Applies } from "./library.ts";
import { libraryIds } from "./library-snippets.ts";
import type { ModelRecord } from "./model-record.ts";

/**
 * Ids of the libraries that fit the model: its `library_name` first, even where nobody registered
 * it, then those whose entry says so, in the order of the model's own tags and then by name.
 */
export function applicableLibraries(model: ModelRecord): string[] {
  const record = cleanRecord(model);
  const tags = record.tags ?? [];
  const named = record.library_name;
  const fitting = libraryIds.filter((id) => id !== named && (tags.includes(id) || fits(libraries[id].applies, record)));
  const position = (id: LibraryId) => {
    const first = tags.findIndex((tag) => tag === id || libraries[id].applies?.tags?.includes(tag));
    return first === -1 ? tags.length : first;
  };
  fitting.sort((a, b) => position(a) - position(b));
  return named === undefined ? fitting : [named, ...fitting];
}

function fits(applies: Applies | undefined, model: ModelRecord): boolean {
  const { tags = [], siblings = [] } = model;
  return Boolean(
    applies?.record?.(model) ||
      applies?.tags?.some((tag) => tags.includes(tag)) ||
      applies?.files?.some((pattern) => siblings.some(({ rfilename }) => matches(rfilename, pattern))),
  );
}

const matches = (file: string, pattern: string) =>
  pattern.startsWith("*") ? file.endsWith(pattern.slice(1)) : file === pattern;
