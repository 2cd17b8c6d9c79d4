// A library that nobody registered: the model's files, which every library begins with.
import { comment, none, py, python, sh, shell } from "@modelshelf/code";
import { type Install, pip } from "./install.ts";
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

// Most entries install the same for every model.
const together = new WeakMap<Install, readonly Install[]>();

/**
 * What a reader installs whose page shows the download for want of code of the library's own: the library, and what
 * the download needs. One command where pip does both from its index.
 */
export function withDownload(install: Install | null): readonly Install[] {
  if (install === null) return [downloadInstall];
  const known = together.get(install) ?? addDownload(install);
  together.set(install, known);
  return known;
}

function addDownload(install: Install): readonly Install[] {
  const brought = (words: readonly string[]) => words.some((word) => /^huggingface[_-]hub(?![\w.-])/.test(word));
  switch (install.manager) {
    case "pip":
      // A page of wheels is for what it was named for.
      if (install.findLinks !== undefined) return [install, downloadInstall];
      return [brought(install.packages) ? install : { ...install, packages: [...install.packages, "huggingface_hub"] }];
    case "git":
      return [brought(install.pip) ? install : { ...install, pip: [...install.pip, "huggingface_hub"] }];
    default:
      return [install, downloadInstall];
  }
}

/** An entry for the id of a library that is not in the registry. Its code downloads the files. */
export const genericLibrary = (id: string): Library & Required<Pick<Library, "snippets">> => ({
  prettyLabel: id,
  repoName: id,
  repoUrl: "",
  filter: false,
  install: downloadInstall,
  snippets: downloadSnippets(),
});
