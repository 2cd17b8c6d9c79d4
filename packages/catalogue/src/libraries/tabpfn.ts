import { type Fragment, notice, py, python, type Snippet } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { halves, predicted, predictions, type TablePrediction, tableImports } from "../table-prediction.ts";
import { weightsFiles } from "../weights-file.ts";

type Kind = "classifier" | "regressor";

/** What the authors' own repositories call the weights, for a record without its files. */
function usualFile({ id }: ModelRecord, kind: Kind): string | undefined {
  const version = /tabpfn_(2_5|2_6|3)$/i.exec(id)?.[1]?.replace("_", ".");
  if (version !== undefined) return `tabpfn-v${version}-${kind}-v${version}_default.ckpt`;
  if (/tabpfn_3_5$/i.test(id)) return "tabpfn-v3.5-20260909.safetensors";
  const other = kind === "classifier" ? /-reg$/i : /-clf$/i;
  return other.test(id) ? undefined : `tabpfn-v2-${kind}.ckpt`;
}

/** The weights for one of the two, where the model has some: since 3.5 one file is for both. */
function fileOf(model: ModelRecord, kind: Kind): string | undefined {
  if (model.siblings === undefined) return usualFile(model, kind);
  const other = kind === "classifier" ? "regressor" : "classifier";
  const files = [...weightsFiles(model, ".ckpt"), ...weightsFiles(model, ".safetensors")]
    .filter((file) => !file.includes(other))
    .sort((one, next) => one.length - next.length);
  return files.find((file) => file.includes("default")) ?? files[0];
}

const noWeights = "This model's repository has no weights for TabPFN, which end in .ckpt or .safetensors.";

/**
 * The package follows links before it tells a file's format by its ending, and what the cache's links lead to has none:
 * it takes that for a pickle. Source: tabpfn 9.2.0 (model_loading.py, checkpoint.py), read 2026-11-22.
 */
function download(model: ModelRecord, { revision }: SnippetContext, file: string): Fragment<"python"> {
  if (!file.endsWith(".safetensors"))
    return py`weights = ${pythonCall("hf_hub_download", [model.id, file], { revision })}`;
  return py`
    # Into a folder of its own: TabPFN reads this format by the file's name, which the cache does not keep.
    weights = ${pythonCall("hf_hub_download", [model.id, file], { revision, local_dir: "weights" })}
  `;
}

const make =
  (model: ModelRecord, context: SnippetContext) =>
  (prediction: TablePrediction): Snippet => {
    const kind = prediction.title === "Predict a category" ? "classifier" : "regressor";
    const file = fileOf(model, kind);
    if (file === undefined) return notice("python", noWeights);
    return python(prediction.title)`
      ${head(model, context)}

      from huggingface_hub import hf_hub_download
      ${tableImports(prediction)}
      from tabpfn import ${prediction.name}

      # Put your own table here.
      ${halves(prediction)}

      ${download(model, context, file)}
      predictor = ${prediction.name}(model_path=weights)
      ${predicted(prediction)}
    `;
  };

export default {
  prettyLabel: "TabPFN",
  repoName: "TabPFN",
  repoUrl: "https://github.com/PriorLabs/TabPFN",
  filter: false,
  install: pip("tabpfn"),
  snippets: (model, context) => {
    const made = predictions(model, py`TabPFNClassifier`, py`TabPFNRegressor`, make(model, context));
    const code = made.filter((snippet) => snippet.notice === undefined);
    return code.length === 0 ? made.slice(0, 1) : code;
  },
  source:
    "public hub's list of libraries, and tabpfn 9.2.0 (repository PriorLabs/TabPFN at 930ea72), README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "one-file-for-both": {
    id: "owner/name",
    siblings: [
      { rfilename: "tabpfn-v3.5-fast-20260909.safetensors" },
      { rfilename: "tabpfn-v3.5-20260909.safetensors" },
    ],
  },
  "a-file-for-each": {
    id: "owner/name",
    siblings: [
      { rfilename: "tabpfn-v3-classifier-v3_default.ckpt" },
      { rfilename: "tabpfn-v3-classifier-v3_20260506_ood.ckpt" },
      { rfilename: "tabpfn-v3-regressor-v3_default.ckpt" },
    ],
    gated: "auto",
  },
  "files-unknown": { id: "owner/tabpfn_2_5" },
  "newest-files-unknown": { id: "owner/tabpfn_3_5" },
  "second-classifier": { id: "owner/TabPFN-v2-clf", pipeline_tag: "tabular-classification" },
  "second-regressor": { id: "owner/TabPFN-v2-reg", pipeline_tag: "tabular-regression" },
  "no-weights": { id: "owner/name", siblings: [{ rfilename: "README.md" }] },
} satisfies Examples;
