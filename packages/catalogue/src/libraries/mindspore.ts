import { none, py, python, type Snippet } from "@modelshelf/code";
import { downloadSnippets } from "../generic-library.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

const repoUrl = "https://github.com/mindspore-ai/mindspore";

const anyFile = (model: ModelRecord, context: SnippetContext) => {
  const download = pythonCall("snapshot_download", [model.id], {
    revision: context.revision,
    allow_patterns: "*.ckpt",
  });
  return py`
    folder = ${download}
    path = str(next(Path(folder).rglob("*.ckpt")))
  `;
};

/** `file` is undefined where the files of the repository are not known. */
const weights = (model: ModelRecord, context: SnippetContext, file: string | undefined): Snippet => python()`
  ${head(model, context, { first: "Needs Python 3.9 to 3.12." })}

  ${file === undefined ? py`from pathlib import Path` : none.python}

  import mindspore
  from huggingface_hub import ${file === undefined ? py`snapshot_download` : py`hf_hub_download`}

  ${
    file === undefined
      ? anyFile(model, context)
      : py`path = ${pythonCall("hf_hub_download", [model.id, file], { revision: context.revision })}`
  }
  weights = ${pythonCall("mindspore.load_checkpoint", [py`path`], {
    format: file?.endsWith(".safetensors") ? "safetensors" : undefined,
  })}
  for name, weight in weights.items():
      print(name, getattr(weight, "shape", weight))

  # The file has no network, only its weights: make the one that the model's card names, and load them into it.
  # mindspore.load_param_into_net(network, weights)
`;

export default {
  prettyLabel: "MindSpore",
  repoName: "mindspore",
  repoUrl,
  filter: false,
  hostedInferenceTasks: ["image-classification"],
  install: pip("mindspore", "huggingface_hub"),
  snippets: (model, context) => {
    const file = weightsFiles(model, ".ckpt")[0] ?? weightsFiles(model, ".safetensors")[0];
    if (model.siblings !== undefined && file === undefined) return downloadSnippets(repoUrl)(model, context);
    return [weights(model, context, file)];
  },
  source:
    "public hub's list of libraries, and mindspore 2.10.0, metadata of the package and train/serialization.py, read 2026-11-21",
} satisfies Library;

export const examples = {
  checkpoint: { id: "owner/name", siblings: [{ rfilename: "README.md" }, { rfilename: "lenet.ckpt" }] },
  safetensors: { id: "owner/name", siblings: [{ rfilename: "model.safetensors" }] },
  "files-unknown": { id: "owner/name" },
  "another-format": { id: "owner/name", siblings: [{ rfilename: "model.mindir" }] },
} satisfies Examples;
