import { type Fragment, py, python, type Snippet, sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { weightsFiles } from "../weights-file.ts";

/** A language model, which another package runs. */
const isLanguageModel = (model: ModelRecord): boolean =>
  weightsFiles(model, ".tflite").length === 0 &&
  (weightsFiles(model, ".litertlm").length > 0 || /litertlm/i.test(model.id));

/** Downloads the file; where the record does not name it, the hub is asked. */
function download(model: ModelRecord, { revision }: SnippetContext): Fragment<"python"> {
  const [file] = weightsFiles(model, ".tflite");
  if (file !== undefined) {
    return py`
      path = ${pythonCall("hf_hub_download", [model.id, file], { revision })}
    `;
  }
  return py`
    files = ${pythonCall("list_repo_files", [model.id], { revision })}
    file = next(file for file in files if file.endswith(".tflite"))
    path = ${pythonCall("hf_hub_download", [model.id, py`file`], { revision })}
  `;
}

const run = (model: ModelRecord, context: SnippetContext): Snippet => {
  const known = weightsFiles(model, ".tflite").length > 0;
  return python()`
    ${head(model, context)}

    import numpy as np
    from ai_edge_litert.compiled_model import CompiledModel
    from huggingface_hub import ${known ? py`hf_hub_download` : py`hf_hub_download, list_repo_files`}

    ${download(model, context)}
    model = CompiledModel.from_file(path)
    # What it can do: mostly one thing, by the name serving_default.
    signature = next(iter(model.get_signature_list()))
    inputs = {}
    for name, tensor in model.get_input_tensor_details(signature).items():
        # Put your own values here: those of a picture, a sound or a text, as its page says.
        values = np.random.default_rng(0).random(tensor["shape"]).astype(tensor["dtype"])
        print("in ", name, values.shape, values.dtype)
        buffer = model.create_input_buffer_by_name(signature, name)
        buffer.write(values)
        inputs[name] = buffer
    results = model.get_output_tensor_details(signature)
    outputs = {name: model.create_output_buffer_by_name(signature, name) for name in results}
    model.run_by_name(signature, inputs, outputs)
    for name, tensor in results.items():
        values = outputs[name].read(int(np.prod(tensor["shape"])), tensor["dtype"]).reshape(tensor["shape"])
        print("out", name, values.shape, values.ravel()[:5])
  `;
};

/** In a terminal; the library LiteRT-LM, which these files are for, shows more. */
const talk = (model: ModelRecord, context: SnippetContext): Snippet => {
  const [file] = weightsFiles(model, ".litertlm");
  const unnamed = sh`
    # What its file is called in the repository.
    file=model.litertlm
  `;
  return shell()`
    ${gate(model, context)}
    ${file === undefined ? unnamed : sh`file=${file}`}

    ${file === undefined ? downloadTo("model", model, context) : downloadTo("model", model, context, [file])}
    litert-lm run "model/$file"
  `;
};

export default {
  prettyLabel: "LiteRT",
  repoName: "LiteRT",
  repoUrl: "https://github.com/google-ai-edge/LiteRT",
  filter: false,
  countDownloads: extension("tflite"),
  install: (model) =>
    isLanguageModel(model) ? pip("litert-lm", "huggingface_hub") : pip("ai-edge-litert", "huggingface_hub"),
  snippets: (model, context) => (isLanguageModel(model) ? [talk(model, context)] : [run(model, context)]),
  source: "ai-edge-litert 2.3.0 and litert-lm 0.18.1, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "known-file": { id: "owner/name", siblings: [{ rfilename: "model.tflite" }], gated: "auto" },
  "unknown-file": { id: "owner/name" },
  "language-model-by-its-name": { id: "owner/name-litertlm" },
  "language-model": { id: "owner/name", siblings: [{ rfilename: "model.litertlm" }], pipeline_tag: "text-generation" },
} satisfies Examples;
