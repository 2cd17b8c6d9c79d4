import { type Fragment, none, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

const savedModel = "saved_model.pb";

const summary = py`
  model.summary()
  # What model.predict() takes.
  print(model.inputs)
`;

/** A model saved as one file. */
const fromFile = (model: ModelRecord, context: SnippetContext, file: string): Snippet => python()`
  ${head(model, context)}

  import tf_keras
  from huggingface_hub import hf_hub_download

  model_file = ${pythonCall("hf_hub_download", [model.id, file], { revision: context.revision })}
  model = tf_keras.saving.load_model(model_file)
  ${summary}
`;

/** The folder that TensorFlow reads: the repository, or one in it. */
const savedFolder = (directory: string): Fragment<"python"> =>
  directory === ""
    ? none.python
    : py`
        ${pyImport("import os")}
        folder = os.path.join(folder, ${directory})
      `;

const fromFolder = (model: ModelRecord, context: SnippetContext, directory: string): Snippet => python()`
  ${head(model, context)}

  import tf_keras
  from huggingface_hub import snapshot_download

  folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision })}
  ${savedFolder(directory)}
  model = tf_keras.saving.load_model(folder)
  ${summary}
`;

/** TensorFlow's own format without what Keras adds to it: functions, but no layers. */
const fromFunctions = (model: ModelRecord, context: SnippetContext, directory: string): Snippet => python()`
  ${head(model, context)}

  import tensorflow as tf
  from huggingface_hub import snapshot_download

  folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision })}
  ${savedFolder(directory)}
  # The folder was not saved by Keras, so it holds functions, not layers.
  model = tf.saved_model.load(folder)
  for name, function in model.signatures.items():
      print(name, function.structured_input_signature[1], function.structured_outputs)
`;

function snippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  const files = (model.siblings ?? []).map(({ rfilename }) => rfilename);
  const saved = files.find((file) => file === savedModel) ?? files.find((file) => file.endsWith(`/${savedModel}`));
  if (saved !== undefined) {
    const directory = saved === savedModel ? "" : saved.slice(0, -savedModel.length - 1);
    const metadata = `${saved.slice(0, -savedModel.length)}keras_metadata.pb`;
    return [(files.includes(metadata) ? fromFolder : fromFunctions)(model, context, directory)];
  }
  const single = files.find((file) => /\.(?:keras|h5|hdf5)$/.test(file) && !file.endsWith(".weights.h5"));
  return [single === undefined ? fromFolder(model, context, "") : fromFile(model, context, single)];
}

export default {
  prettyLabel: "TF-Keras",
  repoName: "TF-Keras",
  repoUrl: "https://github.com/keras-team/tf-keras",
  docsUrl: "https://huggingface.co/docs/hub/tf-keras",
  filter: false,
  countDownloads: path(savedModel),
  install: pip("tf-keras", "huggingface_hub"),
  snippets,
  source: "tf-keras 2.21.0 (saving_api.py, saving/legacy/saved_model/load.py), source code, read 2026-11-21",
} satisfies Library;

const withFiles = (...names: string[]): ModelRecord => ({
  id: "owner/name",
  siblings: names.map((rfilename) => ({ rfilename })),
});

export const examples = {
  "saved-model": withFiles("keras_metadata.pb", "saved_model.pb", "variables/variables.index"),
  "saved-model-in-a-folder": withFiles("README.md", "model/saved_model.pb", "model/keras_metadata.pb"),
  "not-saved-by-keras": withFiles("saved_model/saved_model.pb"),
  "one-file": withFiles("model.weights.h5", "model.h5"),
  "without-a-list-of-files": { id: "owner/name" },
} satisfies Examples;
