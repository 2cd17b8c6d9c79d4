import type { Language } from "@modelshelf/code";
import { applicableLibraries } from "./applicable-libraries.ts";
import type { SnippetContext } from "./library.ts";
import { librarySnippets } from "./library-snippets.ts";
import type { ModelRecord } from "./model-record.ts";

/** What the JSON API and the command answer: the code of a model, by library. */
export interface ModelSnippets {
  readonly model: string;
  readonly libraries: readonly {
    readonly id: string;
    readonly prettyLabel: string;
    readonly install: string | null;
    readonly snippets: readonly {
      readonly title: string | null;
      readonly language: Language;
      readonly code: string;
      readonly notice?: true;
    }[];
  }[];
}

/**
 * The code that uses a model, for every library that applies, the model's own first, or for the
 * libraries asked for, which need not apply. Every field of the answer is a JSON value.
 */
export function modelSnippets(
  model: ModelRecord,
  { libraries, ...context }: SnippetContext & { readonly libraries?: readonly string[] } = {},
): ModelSnippets {
  return {
    model: model.id,
    libraries: (libraries ?? applicableLibraries(model)).map((id) => {
      const { prettyLabel, install, snippets } = librarySnippets(id, model, context);
      const codes = snippets.map(({ title, language, code, notice }) => ({
        title: title ?? null,
        language,
        code,
        ...(notice && { notice }),
      }));
      return { id, prettyLabel, install, snippets: codes };
    }),
  };
}
