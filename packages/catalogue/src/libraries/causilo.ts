import { py, python, type Snippet } from "@modelshelf/code";
import { any, path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { halves, predicted, predictions, type TablePrediction, tableImports } from "../table-prediction.ts";

const make =
  (model: ModelRecord, context: SnippetContext) =>
  (prediction: TablePrediction): Snippet =>
    python(prediction.title)`
    ${head(model, context, { first: "Needs PyTorch 2.13 or newer. Causilo downloads its own weights, at the version that it was released with." })}

    from causilo import ${prediction.name}
    ${tableImports(prediction)}

    # Put your own table here.
    ${halves(prediction)}

    predictor = ${prediction.name}(n_estimators=8, random_state=42)
    ${predicted(prediction)}
  `;

export default {
  prettyLabel: "Causilo",
  repoName: "Causilo",
  repoUrl: "https://github.com/nums-ai/causilo",
  filter: false,
  countDownloads: any(path("classifier/config.json"), path("regressor/config.json")),
  install: pip("causilo"),
  snippets: (model, context) => predictions(model, py`CausiloClassifier`, py`CausiloRegressor`, make(model, context)),
  fixedSource: "the classes download one release of their own weights, by its commit",
  source: "causilo 1.0.3, README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  classification: { id: "owner/name", pipeline_tag: "tabular-classification" },
  regression: { id: "owner/name", pipeline_tag: "tabular-regression" },
} satisfies Examples;
