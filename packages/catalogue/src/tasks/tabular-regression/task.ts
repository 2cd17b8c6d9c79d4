import type { Task } from "../../task.ts";

export default {
  summary:
    "A tabular regressor reads what the columns of a row say and estimates a number: a price, a duration, a quantity. It learns from rows in which that number is known. Shops estimate demand with it, utilities the load of the next hour, insurers the size of a claim.",
  datasets: [
    {
      id: "inria-soda/tabular-benchmark",
      description: "Holds numeric targets too, such as house sales and bike rentals, in tables of at least 3,000 rows.",
    },
  ],
  models: [
    {
      id: "Synthefy/Nori-100M",
      description:
        "Predicts from labelled rows in its context, without training; learned on synthetic tables; Apache 2.0.",
    },
    {
      id: "Prior-Labs/tabpfn_3",
      description:
        "TabPFN of May 2026: up to a million rows with 200 columns in one pass; read its licence before use.",
    },
    {
      id: "scikit-learn/Fish-Weight",
      description: "Gradient boosting that estimates a fish's weight from its species and five lengths; for learning.",
    },
  ],
  spaces: [
    {
      id: "scikit-learn/fish-weight-prediction",
      description: "Enter the measures of a bream or a perch and read off how heavy it should be.",
    },
  ],
  metrics: [
    {
      id: "mse",
      description: "Mean squared error: one prediction that is far off weighs as much as many small misses.",
      formula: "difference between prediction and truth, squared, as a mean over all rows",
      range: "0, no upper end",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Mean_squared_error",
    },
    {
      id: "r-squared",
      description: "The share of the target's spread that the columns explain; 0 is no better than its mean.",
      formula: "1 minus the sum of squared errors divided by the sum of squared deviations from the mean",
      range: "no lower end to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Coefficient_of_determination",
    },
    {
      id: "mae",
      description: "Mean absolute error, in the target's own unit: by how many euros a price is typically off.",
      formula: "absolute difference between prediction and truth, averaged",
      range: "0, no upper end",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Mean_absolute_error",
    },
    {
      id: "rmse",
      description: "Back in the target's unit like the absolute error, but still stern with large misses.",
      formula: "square root of the mean of squared errors",
      range: "0, no upper end",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Root_mean_square_deviation",
    },
    {
      id: "Pinball Loss",
      description:
        "For predictions of a quantile: high if the stated 90 % bound is passed too often or is too cautious.",
      formula: "distance to the truth times the quantile where the truth lies above, times one minus it where below",
      range: "0, no upper end",
      better: "lower",
      definition: "https://scikit-learn.org/stable/modules/model_evaluation.html#pinball-loss",
    },
  ],
  widgetModels: ["scikit-learn/Fish-Weight"],
  isPlaceholder: false,
  // Facts of the record: the repository's config.json on the public hub, a stored copy read 2026-11-21.
  exampleModels: [
    {
      id: "scikit-learn/Fish-Weight",
      library_name: "sklearn",
      pipeline_tag: "tabular-regression",
      tags: ["sklearn", "skops", "tabular-regression", "license:mit"],
      config: {
        sklearn: {
          environment: ["scikit-learn=1.0.2"],
          model: { file: "example.pkl" },
          example_input: {
            Species: ["Bream", "Bream", "Bream"],
            Length1: [23.2, 24.0, 23.9],
            Length2: [25.4, 26.3, 26.5],
            Length3: [30.0, 31.2, 31.1],
            Height: [11.52, 12.48, 12.3778],
            Width: [4.02, 4.3056, 4.6961],
          },
        },
      },
    },
  ],
  demo: {
    inputs: [
      {
        type: "tabular",
        table: [
          ["Species", "Sex", "Flipper (mm)", "Bill (mm)"],
          ["Adelie", "male", "192", "41.6"],
          ["Chinstrap", "male", "197", "52.7"],
          ["Gentoo", "male", "220", "48.4"],
          ["Gentoo", "male", "225", "50.5"],
        ],
      },
    ],
    outputs: [
      {
        type: "tabular",
        table: [
          ["Predicted weight (g)", "True weight (g)"],
          ["3,960", "3,950"],
          ["3,850", "3,725"],
          ["5,480", "5,400"],
          ["5,440", "5,400"],
        ],
      },
    ],
    note: "A random forest of scikit-learn 1.9.1, trained on the other 329 penguins of the palmerpenguins data.",
  },
  related: ["tabular-classification", "time-series-forecasting"],
  tools: [
    {
      name: "LightGBM",
      url: "https://github.com/microsoft/LightGBM",
      description: "Gradient boosting by histograms: quick on millions of rows, takes categories as they are.",
    },
    {
      name: "XGBoost",
      url: "https://xgboost.readthedocs.io/",
      description: "The boosting library with interfaces from Python and R to Spark, and quantile objectives.",
    },
    {
      name: "TabPFN",
      url: "https://github.com/PriorLabs/TabPFN",
      description: "Runs the TabPFN models behind fit and predict, as a drop-in for scikit-learn estimators.",
    },
  ],
} satisfies Task;
