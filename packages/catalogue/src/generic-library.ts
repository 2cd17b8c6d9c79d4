// A library that nobody registered: the model's files, which every library begins with.
import { comment, none, py, python, sh, shell } from "@modelshelf/code";
import { type Install, pip } from "./install.ts";
import type { Library, SnippetContext } from "./library.ts";
import { head } from "./loading.ts";
import type { ModelRecord } from "./model-record.ts";
import { pythonCall } from "./python-call.ts";

/**
 * The code that downloads a model's files, for a library without code of its own.
 * Source: huggingface_hub 2.4.0 (`snapshot_download`, `hf download`), read 2026-11-21.
 *
 * @param guide where the library's own documentation begins.
 * @param reason why that is all there is: an entry's `downloadOnly`.
 */
export function downloadSnippets(guide?: string, reason?: string): NonNullable<Library["snippets"]> {
  const why = reason === undefined ? [] : [comment(reason)];
  const where = reason === undefined ? "What to do with them" : "More about them";
  const remarks = guide === undefined ? why : [...why, comment(`${where}: ${guide}`)];
  const shellEnd = remarks.map((remark) => `\n${sh`${remark}`}`).join("");
  const pythonEnd = remarks.map((remark) => `\n${py`${remark}`}`).join("");
  return (model, context) => {
    const download = downloadOf(model, context);
    return [
      { title: "Download the files in a terminal", language: "shell", code: download.shell + shellEnd },
      { title: "Download the files in Python", language: "python", code: download.python + pythonEnd },
    ];
  };
}

interface Download {
  readonly model: ModelRecord;
  readonly endpoint: string | undefined;
  readonly revision: string | undefined;
  /** The code of a terminal. */
  readonly shell: string;
  /** That of Python. */
  readonly python: string;
}

// A page asks for the code of many libraries for one record, and half of them have this one.
let last: Download | undefined;

function downloadOf(model: ModelRecord, context: SnippetContext): Download {
  const { endpoint, revision } = context;
  if (last?.model === model && last.endpoint === endpoint && last.revision === revision) return last;
  const terminal = shell()`
    ${endpoint === undefined ? none.shell : sh`export HF_ENDPOINT=${endpoint}`}
    ${revision === undefined ? sh`hf download ${model.id}` : sh`hf download ${model.id} --revision ${revision}`}
  `;
  const inPython = python()`
    ${head(model, context)}

    from huggingface_hub import snapshot_download

    folder = ${pythonCall("snapshot_download", [model.id], { revision })}
    print(folder)
  `;
  last = { model, endpoint, revision, shell: terminal.code, python: inPython.code };
  return last;
}

/** What the download needs. */
export const downloadInstall = pip("huggingface_hub");

/**
 * What a reader installs whose page shows the download for want of code of the library's own: the library, and what
 * the download needs. One command where pip does both from its index.
 */
export function withDownload(install: Install | null): readonly Install[] {
  if (install === null) return [downloadInstall];
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
