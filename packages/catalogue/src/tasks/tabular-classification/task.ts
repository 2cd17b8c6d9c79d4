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
      id: "Prior-Labs/tabpfn_3",
      description:
        "The third TabPFN: classes with probabilities in one pass over your labelled rows; licence of its own.",
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
      formula: "rows whose predicted group is the true one divided by all rows",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.accuracy_score.html",
    },
    {
      id: "recall",
      description: "Of the rows that truly belong to a class, the share that was found.",
      formula: "true positives divided by true positives plus false negatives, of one class or averaged over classes",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.recall_score.html",
    },
    {
      id: "precision",
      description: "Of the rows put into a class, the share that truly belongs there.",
      formula: "true positives divided by true positives plus false positives",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.precision_score.html",
    },
    {
      id: "f1",
      description: "The harmonic mean of precision and recall, low as soon as either of them is.",
      formula: "twice the product of precision and recall divided by their sum",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.f1_score.html",
    },
    {
      id: "ROC AUC",
      description: "Chance that a random fraudulent or ailing row scores above a harmless one; needs no threshold.",
      formula: "area under the curve of true positive rate over false positive rate",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.roc_auc_score.html",
    },
    {
      id: "Log Loss",
      description: "Judges the probabilities themselves and is merciless to confident mistakes.",
      formula: "negative logarithm of the probability given to the true class, averaged over rows",
      range: "0, no upper end",
      better: "lower",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.log_loss.html",
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
          ["5.8", "1.6", "7.2"],
        ],
      },
    ],
    outputs: [
      {
        type: "tabular",
        table: [
          ["Species", "Probability"],
          ["setosa", "0.967"],
          ["versicolor", "0.791"],
          ["virginica", "0.678"],
        ],
      },
    ],
    note: "Logistic regression of scikit-learn 1.9.1, fitted to the other 147 of Fisher's irises. All three answers are right.",
  },
  related: ["tabular-regression", "time-series-forecasting", "text-classification"],
} satisfies Task;
