// What the code of libraries for tables begins with: an example table of scikit-learn's, half of it known.
import { type Fragment, py, type Snippet } from "@modelshelf/code";
import type { ModelRecord } from "./model-record.ts";

type Python = Fragment<"python">;

/** One of the two things that are predicted. */
export interface TablePrediction {
  readonly title: string;
  /** Name of the class that predicts. */
  readonly name: Python;
  /** Name of scikit-learn's function for the example table. */
  readonly data: Python;
  readonly metric: Python;
  /** What is printed of how good the predictions are. */
  readonly prints: Python;
}

/** A category and a number, in that order, or for a model of regression in the other. */
export function predictions(
  model: ModelRecord,
  classifier: Python,
  regressor: Python,
  make: (prediction: TablePrediction) => Snippet,
): Snippet[] {
  const category = make({
    title: "Predict a category",
    name: classifier,
    data: py`load_wine`,
    metric: py`accuracy_score`,
    prints: py`f"Right: {accuracy_score(unknown_target, predictions):.1%}"`,
  });
  const number = make({
    title: "Predict a number",
    name: regressor,
    data: py`load_diabetes`,
    metric: py`r2_score`,
    prints: py`f"R²: {r2_score(unknown_target, predictions):.2f}"`,
  });
  return model.pipeline_tag === "tabular-regression" ? [number, category] : [category, number];
}

/** The imports for the example table. */
export const tableImports = ({ data, metric }: TablePrediction): Python => py`
  from sklearn.datasets import ${data}
  from sklearn.metrics import ${metric}
  from sklearn.model_selection import train_test_split
`;

/** The table, in two halves. */
export const halves = ({ data }: TablePrediction): Python => py`
  table, target = ${data}(return_X_y=True, as_frame=True)
  known, unknown, known_target, unknown_target = train_test_split(table, target, test_size=0.5, random_state=0)
`;

/** The second half predicted of the first by `predictor`. */
export const predicted = ({ prints }: TablePrediction): Python => py`
  predictor.fit(known, known_target)
  predictions = predictor.predict(unknown)
  print(predictions[:10])
  print(${prints})
`;
