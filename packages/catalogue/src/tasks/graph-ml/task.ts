import type { Task } from "../../task.ts";

export default {
  summary:
    "The input is a graph: things and the links between them, such as atoms and bonds, people and friendships, or weather stations and their neighbours. A model labels the things, predicts missing links, or rates the graph as a whole. Chemists screen molecules with it, banks uncover rings of fraud, and weather services forecast the globe.",
  datasets: [
    {
      id: "OGB/ogbg-molhiv",
      description: "41,127 molecules of the Open Graph Benchmark, labelled by whether they hold back HIV; MIT licence.",
    },
    {
      id: "graphs-datasets/ZINC",
      description: "Drug-like molecules with a number for solubility and synthesis, the usual test of new layers.",
    },
  ],
  models: [
    {
      id: "ecmwf/aifs-single-2.0",
      description:
        "ECMWF's operational weather model since May 2026, now with ocean waves: the globe up to 15 days ahead.",
    },
    {
      id: "ecmwf/aifs-ens-1.0",
      description: "The ensemble version of AIFS, trained on CRPS, for the probability of rain or storm; CC BY 4.0.",
    },
    {
      id: "ecmwf/aifs-single-1.0",
      description:
        "First AIFS that was supported operationally; ECMWF's plug-in documents how to start it from open data.",
    },
    {
      id: "liuganghuggingface/Llamole-Pretrained-GNNPredictor",
      description: "The part of Llamole that predicts steps of synthesis, meant to work beside a language model; MIT.",
    },
    {
      id: "clefourrier/graphormer-base-pcqm4mv2",
      description: "Graphormer for quantum chemistry; loads in transformers 4, from which version 5 removed the class.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "roc-auc",
      description: "Chance that a molecule which works is ranked above one that does not, as ogbg-molhiv is scored.",
      formula: "area under the curve of the true positive rate over the false positive rate as the threshold falls",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.roc_auc_score.html",
    },
    {
      id: "accuracy",
      description: "The share of nodes, for instance papers in a citation network, that get their true subject.",
      formula: "nodes or graphs with the right label divided by all that were tested",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2005.00687",
    },
    {
      id: "Hits@K",
      description: "How often a true but hidden link makes it into the first K candidates of a recommendation.",
      formula: "test links ranked among the K best candidates divided by all test links",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2005.00687",
    },
    {
      id: "Mean Reciprocal Rank",
      description: "Rewards knowledge graphs that put the missing entity first; rank two counts half.",
      formula: "one divided by the rank of the true answer, averaged over all queries",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Mean_reciprocal_rank",
    },
    {
      id: "mae",
      description: "Average miss of a predicted quantity, such as an energy gap in electronvolts on PCQM4Mv2.",
      formula:
        "sum of absolute differences between predicted and true values of the test graphs, divided by their number",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/2103.09430",
    },
  ],
  widgetModels: ["ecmwf/aifs-single-1.0"],
  isPlaceholder: false,
  // Facts of the record: the model's card and its repository's pages on the public hub, stored copies read 2026-11-21.
  exampleModels: [
    {
      id: "ecmwf/aifs-single-1.0",
      library_name: "anemoi",
      pipeline_tag: "graph-ml",
      tags: ["anemoi", "graph-ml", "en", "arxiv:2406.01465", "license:cc-by-4.0"],
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "club-before.svg",
        alt: "A network of 34 numbered circles joined by lines. Only two are coloured: 1 in orange and 34 in blue.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "club-after.svg",
        alt: "The same network, every circle now orange or blue like the leader it is closer to; number 9, dashed, is the single mistake.",
      },
      {
        type: "tabular",
        table: [
          ["Member", "Guess", "Probability", "What happened"],
          ["33", "president's side", "0.98", "president's side"],
          ["6", "trainer's side", "0.96", "trainer's side"],
          ["3", "trainer's side", "0.56", "trainer's side"],
          ["9", "president's side", "0.64", "trainer's side"],
        ],
      },
    ],
    note: "The guesses are those of a two-layer graph convolution, trained by us on the two known members: 31 of 32 are right. The graph is Zachary's karate club of 1977.",
  },
  related: ["tabular-classification", "time-series-forecasting", "feature-extraction"],
  tools: [
    {
      name: "PyTorch Geometric",
      url: "https://pyg.org",
      description: "Some sixty kinds of graph layers, loaders for huge graphs, and most public data sets; begin here.",
    },
    {
      name: "Anemoi",
      url: "https://anemoi.readthedocs.io/en/latest/",
      description: "ECMWF's framework to build, train and run weather models on graphs of the globe.",
    },
    {
      name: "RelBench",
      url: "https://relbench.stanford.edu",
      description: "Turns relational databases into graphs, with tasks and splits in time.",
    },
    {
      name: "NetworkX",
      url: "https://networkx.org",
      description: "Classic algorithms such as communities, paths and centrality for graphs that fit in memory.",
    },
    {
      name: "RDKit",
      url: "https://www.rdkit.org",
      description: "Reads molecules, makes graphs and fingerprints of them, and draws the result.",
    },
  ],
} satisfies Task;
