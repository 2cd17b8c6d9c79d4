import { type Fragment, py, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";

function make(
  model: ModelRecord,
  context: SnippetContext,
  title: string,
  { name, data, metric, prints }: Record<"name" | "data" | "metric" | "prints", Fragment<"python">>,
): Snippet {
  return python(title)`
    ${head(model, context, { first: "FlexTab finds its weights itself." })}

    from flextab import ${name}
    from sklearn.datasets import ${data}
    from sklearn.metrics import ${metric}
    from sklearn.model_selection import train_test_split

    # Rows that it compares with at most, and rounds over other rows.
    max_context_size = 2048
    bagging = 1

    # Put your own table here.
    table, target = ${data}(return_X_y=True, as_frame=True)
    known, unknown, known_target, unknown_target = train_test_split(table, target, test_size=0.5, random_state=0)

    predictor = ${name}(max_context_size=max_context_size, bagging=bagging)
    predictor.fit(known, known_target)
    predictions = predictor.predict(unknown)
    print(predictions[:10])
    print(${prints})
  `;
}

const classify = (model: ModelRecord, context: SnippetContext) =>
  make(model, context, "Predict a category", {
    name: py`FlexTabClassifier`,
    data: py`load_wine`,
    metric: py`accuracy_score`,
    prints: py`f"Right: {accuracy_score(unknown_target, predictions):.1%}"`,
  });

const regress = (model: ModelRecord, context: SnippetContext) =>
  make(model, context, "Predict a number", {
    name: py`FlexTabRegressor`,
    data: py`load_diabetes`,
    metric: py`r2_score`,
    prints: py`f"R²: {r2_score(unknown_target, predictions):.2f}"`,
  });

export default {
  prettyLabel: "FlexTab",
  repoName: "FlexTab",
  repoUrl: "https://github.com/SAP-samples/flextab",
  filter: false,
  countDownloads: extension("pt"),
  // Not pinned: its source could not be read.
  install: pip("git+https://github.com/SAP-samples/flextab", "scikit-learn"),
  snippets: (model, context) => {
    const both = [classify(model, context), regress(model, context)];
    return model.pipeline_tag === "tabular-regression" ? both.toReversed() : both;
  },
  fixedSource: "the classes choose their weights themselves",
  source: "public hub's code for the library: its classes, methods and arguments, read 2026-11-21",
} satisfies Library;

export const examples = {
  classification: { id: "owner/name", pipeline_tag: "tabular-classification" },
  regression: { id: "owner/name", pipeline_tag: "tabular-regression" },
} satisfies Examples;
