import { type Fragment, none, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { halves, predicted, predictions, type TablePrediction, tableImports } from "../table-prediction.ts";

const size = py`
  # Rows that it compares with at most, and rounds over other rows. With a GPU of 80 GB: 8192 and 8.
  max_context_size = 2048
  bagging = 1
`;

/** The checkpoint that the package downloads where it is told nothing, always from SAP/sap-rpt-1-oss. */
const usual = "2025-11-04_sap-rpt-one-oss.pt";

function checkpoint(model: ModelRecord): string {
  const files = (model.siblings ?? []).map(({ rfilename }) => rfilename).filter((file) => file.endsWith(".pt"));
  return files.includes(usual) ? usual : (files.at(-1) ?? usual);
}

/** Weights that the package does not take by itself: those of a revision, and those of other repositories. */
function weights(model: ModelRecord, context: SnippetContext): Fragment<"python"> {
  const isUsual = model.id.toLowerCase() === "sap/sap-rpt-1-oss" && checkpoint(model) === usual;
  if (isUsual && context.revision === undefined) return none.python;
  const file = pythonCall("hf_hub_download", [model.id, checkpoint(model)], { revision: context.revision });
  return py`
    ${pyImport("from pathlib import Path")}
    ${pyImport("from huggingface_hub import hf_hub_download")}
    # The package loads SAP's newest checkpoint; this replaces it.
    predictor.model.load_weights(Path(${file}), predictor.device)
  `;
}

const make =
  (model: ModelRecord, context: SnippetContext) =>
  (prediction: TablePrediction): Snippet =>
    python(prediction.title)`
    ${head(model, context)}

    from sap_rpt_oss import ${prediction.name}
    ${tableImports(prediction)}

    ${size}

    # Put your own table here: the model reads the names of its columns too.
    ${halves(prediction)}

    predictor = ${prediction.name}(max_context_size=max_context_size, bagging=bagging)
    ${weights(model, context)}
    ${predicted(prediction)}
  `;

export default {
  prettyLabel: "sap-rpt-1-oss",
  repoName: "sap-rpt-1-oss",
  repoUrl: "https://github.com/SAP-samples/sap-rpt-1-oss",
  filter: false,
  countDownloads: extension("pt"),
  install: pip("git+https://github.com/SAP-samples/sap-rpt-1-oss@4310453f3bbb9c9c403b029e966565e7fe652d97"),
  snippets: (model, context) =>
    predictions(model, py`SAP_RPT_OSS_Classifier`, py`SAP_RPT_OSS_Regressor`, make(model, context)),
  source: "repository SAP-samples/sap-rpt-1-oss at 4310453, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  classification: {
    id: "SAP/sap-rpt-1-oss",
    pipeline_tag: "tabular-classification",
    gated: "auto",
    siblings: [{ rfilename: "README.md" }, { rfilename: usual }],
  },
  regression: { id: "SAP/sap-rpt-1-oss", pipeline_tag: "tabular-regression" },
  "another-checkpoint": { id: "owner/name", siblings: [{ rfilename: "tuned.pt" }] },
} satisfies Examples;
