import { py, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { halves, predicted, predictions, type TablePrediction, tableImports } from "../table-prediction.ts";

const make =
  (model: ModelRecord, context: SnippetContext) =>
  (prediction: TablePrediction): Snippet =>
    python(prediction.title)`
    ${head(model, context, { first: "FlexTab finds its weights itself." })}

    from flextab import ${prediction.name}
    ${tableImports(prediction)}

    # Rows that it compares with at most, and rounds over other rows.
    max_context_size = 2048
    bagging = 1

    # Put your own table here.
    ${halves(prediction)}

    predictor = ${prediction.name}(max_context_size=max_context_size, bagging=bagging)
    ${predicted(prediction)}
  `;

export default {
  prettyLabel: "FlexTab",
  repoName: "FlexTab",
  repoUrl: "https://github.com/SAP-samples/flextab",
  filter: false,
  countDownloads: extension("pt"),
  // Not pinned: its source could not be read.
  install: pip("git+https://github.com/SAP-samples/flextab", "scikit-learn"),
  snippets: (model, context) => predictions(model, py`FlexTabClassifier`, py`FlexTabRegressor`, make(model, context)),
  fixedSource: "the classes choose their weights themselves",
  source: "public hub's code for the library: its classes, methods and arguments, read 2026-11-21",
} satisfies Library;

export const examples = {
  classification: { id: "owner/name", pipeline_tag: "tabular-classification" },
  regression: { id: "owner/name", pipeline_tag: "tabular-regression" },
} satisfies Examples;
