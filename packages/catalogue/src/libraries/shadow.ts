import { pyImport, python } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { chatQuestion } from "../example-inputs.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";
import { weightsFiles } from "../weights-file.ts";

/** The weights; where the files are not known, named as the repository names its own. */
const weightsOf = (model: ModelRecord): string => weightsFiles(model, ".shdw")[0] ?? "shadow250m_instruct.shdw";

export default {
  prettyLabel: "Shadow",
  repoName: "Shadow",
  repoUrl: "https://github.com/QLNI/SHADOW-250M-Instruct",
  filter: false,
  countDownloads: extension("shdw"),
  // The program that computes is built already, for Linux and Windows.
  install: gitClone(
    "https://github.com/QLNI/SHADOW-250M-Instruct",
    "6d5d3af1a48a9e7b004cb7ff0ccd7306235acedf",
    "numpy",
    "sentencepiece",
    "huggingface_hub",
  ),
  snippets: (model, context) => [
    python()`
      ${head(model, context, { first: "Runs in the folder of the repository, on Linux or Windows." })}

      ${pyImport("import os")}from huggingface_hub import hf_hub_download
      from shadow_runtime import Engine

      question = ${widgetText(model, chatQuestion)}

      weights = ${pythonCall("hf_hub_download", [model.id, weightsOf(model)], { revision: context.revision })}
      if os.name != "nt":
          os.chmod("deployment/bin/linux/shadow", 0o755)
      engine = Engine(weights, "deployment/fp131072.npy")
      print(engine.chat(question))
    `,
  ],
  source: "repository QLNI/SHADOW-250M-Instruct at 6d5d3af, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "unknown-files": { id: "owner/name" },
  "known-files": { id: "owner/name", siblings: [{ rfilename: "deployment/shadow250m.shdw" }], gated: "auto" },
} satisfies Examples;
