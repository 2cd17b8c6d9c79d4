import type { Task } from "../../task.ts";

export default {
  summary:
    "A tabular classifier takes the columns of a row and predicts which of several groups the row belongs to. Banks flag fraud with it, shops foresee which customers will leave, and clinics sort patients by risk.",
  datasets: [
    {
      id: "inria-soda/tabular-benchmark",
      description: "Forty-five tables of medium size, chosen to compare tree ensembles with neural networks fairly.",
    },
  ],
  models: [
    {
      id: "SAP/sap-rpt-1-oss",
      description: "Predicts from rows given as context and reads column names and cell texts; needs no training.",
    },
    {
      id: "scikit-learn/cancer-prediction-trees",
      description: "A decision tree on cell measurements that tells benign from malignant tumours; a teaching model.",
    },
  ],
  spaces: [
    {
      id: "scikit-learn/tabular-playground",
      description: "Predicts from measurements whether a product on the line will fail.",
    },
    {
      id: "scikit-learn/classification",
      description: "Compares classifiers of scikit-learn on several datasets side by side.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description: "The share of rows classified correctly; misleading where one class is rare.",
      range: "0 to 1",
      better: "higher",
    },
    {
      id: "recall",
      description: "Of the rows that truly belong to a class, the share that was found.",
      range: "0 to 1",
      better: "higher",
    },
    {
      id: "precision",
      description: "Of the rows put into a class, the share that truly belongs there.",
      range: "0 to 1",
      better: "higher",
    },
    {
      id: "f1",
      description: "The harmonic mean of precision and recall, low as soon as either of them is.",
      range: "0 to 1",
      better: "higher",
    },
  ],
  widgetModels: ["scikit-learn/tabular-playground"],
  isPlaceholder: false,
  // Facts of the record: the repository's list of files on the public hub, read 2026-11-21.
  exampleModels: [
    {
      id: "julien-c/wine-quality",
      library_name: "sklearn",
      pipeline_tag: "tabular-classification",
      tags: ["sklearn", "joblib", "tabular-classification"],
      siblings: [
        { rfilename: "README.md" },
        { rfilename: "sklearn_model.joblib" },
        { rfilename: "winequality-red.csv" },
      ],
    },
  ],
  demo: {
    inputs: [
      {
        type: "tabular",
        table: [
          ["Petal length (cm)", "Petal width (cm)", "Sepal length (cm)"],
          ["1.4", "0.2", "5.1"],
          ["4.7", "1.4", "6.1"],
          ["6.0", "2.5", "7.2"],
        ],
      },
    ],
    outputs: [
      {
        type: "tabular",
        table: [["Species"], ["setosa"], ["versicolor"], ["virginica"]],
      },
    ],
  },
} satisfies Task;
