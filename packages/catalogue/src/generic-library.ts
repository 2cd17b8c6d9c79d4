// A library that nobody registered: the model's files, which every library begins with.
import { none, python, sh, shell } from "@modelshelf/code";
import { pip } from "./install.ts";
import type { Library } from "./library.ts";
import { head } from "./loading.ts";
import { pythonCall } from "./python-call.ts";

/**
 * An entry for the id of a library that is not in the registry. Its code downloads the files.
 * Source: huggingface_hub 2.4.0 (`snapshot_download`, `hf download`), read 2026-11-21.
 */
export function genericLibrary(id: string): Library & Required<Pick<Library, "snippets">> {
  return {
    prettyLabel: id,
    repoName: id,
    repoUrl: "",
    filter: false,
    install: pip("huggingface_hub"),
    snippets: (model, context) => [
      shell("Download the files in a terminal")`
        ${context.endpoint === undefined ? none.shell : sh`export HF_ENDPOINT=${context.endpoint}`}
        ${context.revision === undefined ? sh`hf download ${model.id}` : sh`hf download ${model.id} --revision ${context.revision}`}
      `,
      python("Download the files in Python")`
        ${head(model, context)}

        from huggingface_hub import snapshot_download

        folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision })}
        print(folder)
      `,
    ],
  };
}
