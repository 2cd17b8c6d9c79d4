import { type Fragment, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { any, extension, path } from "../download-query.ts";
import { pip } from "../install.ts";
import { kerasHubPackages, kerasHubSnippets } from "../keras-hub.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

/** Keras reads the name of its engine when it is imported. */
const jax = py`
  ${pyImport("import os")}
  os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"
`;
// TensorFlow alone reads its SavedModel format.
const tensorflow = py`
  ${pyImport("import os")}
  os.environ["KERAS_BACKEND"] = "tensorflow"
`;

const top = (model: ModelRecord, context: SnippetContext, engine = jax): Fragment<"python"> => py`
  ${head(model, context)}
  ${engine}
`;

const shapes = py`
  model.summary()
  # What model.predict() takes.
  print(model.input_shape)
`;

/** A model saved as one file, in Keras' own format or in HDF5. */
const fromFile = (model: ModelRecord, context: SnippetContext, file: string): Snippet => python()`
  ${top(model, context)}

  import keras
  from huggingface_hub import hf_hub_download

  model_file = ${pythonCall("hf_hub_download", [model.id, file], { revision: context.revision })}
  model = keras.saving.load_model(model_file)
  ${shapes}
`;

/** A model that Keras 2 saved in TensorFlow's format. */
const fromSavedModel = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${top(model, context, tensorflow)}

  import keras
  import tensorflow as tf
  from huggingface_hub import snapshot_download

  folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision })}
  model = keras.layers.TFSMLayer(folder, call_endpoint="serving_default")
  # What model() takes, by name.
  print(tf.saved_model.load(folder).signatures["serving_default"].structured_input_signature[1])
`;

/**
 * A folder that Keras 3 saved to the hub. `load_model("hf://…")` takes it as well, but asks TensorFlow about every
 * address that is no path (`utils/file_utils.py`), and fails where that is not installed.
 */
const fromHub = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${top(model, context)}

  import keras
  from huggingface_hub import snapshot_download

  folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision })}
  model = keras.saving.load_model(folder)
  ${shapes}
`;

function snippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  if (model.config?.keras_hub !== undefined) return kerasHubSnippets(model, context);
  const files = (model.siblings ?? []).map(({ rfilename }) => rfilename);
  const single =
    files.find((file) => file.endsWith(".keras")) ??
    files.find((file) => /^[^/]+\.(?:h5|hdf5)$/.test(file) && !file.endsWith(".weights.h5"));
  if (single !== undefined) return [fromFile(model, context, single)];
  return [files.includes("saved_model.pb") ? fromSavedModel(model, context) : fromHub(model, context)];
}

export default {
  prettyLabel: "Keras",
  repoName: "Keras",
  repoUrl: "https://github.com/keras-team/keras",
  docsUrl: "https://huggingface.co/docs/hub/keras",
  filter: true,
  countDownloads: any(path("config.json"), extension("keras")),
  hostedInferenceTasks: ["image-classification"],
  applies: { tags: ["keras"], files: ["*.keras"] },
  install: (model) => {
    if (model.config?.keras_hub !== undefined) return pip(...kerasHubPackages(model));
    const old = model.siblings?.some(({ rfilename }) => rfilename === "saved_model.pb");
    return pip("keras", old ? "tensorflow" : "jax", "huggingface_hub");
  },
  snippets,
  source: "keras 3.15.1, source code (saving/saving_lib.py, saving/saving_api.py), read 2026-11-21",
} satisfies Library;

export const examples = {
  "saved-to-the-hub": { id: "owner/name" },
  "one-file": { id: "owner/name", siblings: [{ rfilename: "model.weights.h5" }, { rfilename: "model.keras" }] },
  "one-hdf5-file": { id: "owner/name", siblings: [{ rfilename: "model.weights.h5" }, { rfilename: "model.h5" }] },
  "saved-model": { id: "owner/name", siblings: [{ rfilename: "saved_model.pb" }] },
  "keras-hub": {
    id: "owner/name",
    config: { keras_hub: { tasks: ["CausalLM", "TextClassifier"] } },
    siblings: [{ rfilename: "saved_model.pb" }],
  },
  "keras-hub-backbone": { id: "owner/name", config: { keras_hub: {} } },
} satisfies Examples;
