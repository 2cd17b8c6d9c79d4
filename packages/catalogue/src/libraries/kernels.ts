import { none, py, python } from "@modelshelf/code";
import { all, extension, filename } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

/** What is loaded: a revision that was chosen, or a version, which is a branch `v1`, `v2` ... of the repository. */
const chosen = ({ revision }: SnippetContext) =>
  revision === undefined
    ? {
        constant: py`
          # The kernel's version: its branch v1, v2 ... on the hub.
          kernel_version = 1
        `,
        version: py`kernel_version`,
      }
    : { constant: none.python, version: undefined };

function load(model: ModelRecord, context: SnippetContext) {
  const { constant, version } = chosen(context);
  const options = { revision: context.revision, version, trust_remote_code: true };
  return python()`
    ${head(model, context, {
      first: "A kernel is a program of its author's, built for the device and PyTorch at hand.",
      remoteCode: true,
    })}

    from kernels import get_kernel

    ${constant}

    kernel = ${pythonCall("get_kernel", [model.id], options)}
    # Its functions and layers.
    print([name for name in dir(kernel) if not name.startswith("_")])
  `;
}

export default {
  prettyLabel: "Kernels",
  repoName: "Kernels",
  repoUrl: "https://github.com/huggingface/kernels",
  docsUrl: "https://huggingface.co/docs/kernels",
  filter: false,
  countDownloads: all(filename("_ops"), extension("py")),
  install: pip("kernels", "torch"),
  snippets: (model, context) => [load(model, context)],
  source: "kernels 0.17.2, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  kernel: { id: "owner/name" },
} satisfies Examples;
