// A library that nobody registered: the model's files, which every library begins with.
import { comment, none, py, python, sh, shell } from "@modelshelf/code";
import { pip } from "./install.ts";
import type { Library } from "./library.ts";
import { head } from "./loading.ts";
import { pythonCall } from "./python-call.ts";

/**
 * The code that downloads a model's files, for a library without code of its own. `guide` is where the library's
 * own documentation begins.
 * Source: huggingface_hub 2.4.0 (`snapshot_download`, `hf download`), read 2026-11-21.
 */
export const downloadSnippets =
  (guide?: string): NonNullable<Library["snippets"]> =>
  (model, context) => {
    const next = guide === undefined ? undefined : `What to do with them: ${guide}`;
    return [
      shell("Download the files in a terminal")`
        ${context.endpoint === undefined ? none.shell : sh`export HF_ENDPOINT=${context.endpoint}`}
        ${context.revision === undefined ? sh`hf download ${model.id}` : sh`hf download ${model.id} --revision ${context.revision}`}
        ${next === undefined ? none.shell : sh`${comment(next)}`}
      `,
      python("Download the files in Python")`
        ${head(model, context)}

        from huggingface_hub import snapshot_download

        folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision })}
        print(folder)
        ${next === undefined ? none.python : py`${comment(next)}`}
      `,
    ];
  };

/** What the download needs. */
export const downloadInstall = pip("huggingface_hub");

/** An entry for the id of a library that is not in the registry. Its code downloads the files. */
export const genericLibrary = (id: string): Library & Required<Pick<Library, "snippets">> => ({
  prettyLabel: id,
  repoName: id,
  repoUrl: "",
  filter: false,
  install: downloadInstall,
  snippets: downloadSnippets(),
});
