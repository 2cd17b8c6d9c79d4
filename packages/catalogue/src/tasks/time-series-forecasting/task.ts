import type { Task } from "../../task.ts";

export default {
  summary:
    "A forecaster reads the past of one or more series, such as sales a day or power an hour, and says how they will go on. It returns a value for each coming step, and better a range that holds the truth with a stated probability. Shops order by it, utilities plan load, and operators see trouble coming.",
  datasets: [
    {
      id: "autogluon/chronos_datasets",
      description: "The series that Chronos was trained and tested on, from taxi rides to weather, in one format.",
    },
    {
      id: "Salesforce/GiftEvalPretrain",
      description: "Training series chosen not to overlap with the GIFT-Eval test, under Apache 2.0.",
    },
    {
      id: "Salesforce/lotsa_data",
      description: "The LOTSA archive behind Moirai: nine domains and 27 billion observations.",
    },
  ],
  models: [
    {
      id: "amazon/chronos-2",
      description:
        "120 million parameters; forecasts several series with known future influences such as prices, without training.",
    },
    {
      id: "google/timesfm-2.5-200m-pytorch",
      description: "Decoder with 200 million parameters that looks back 16,000 steps; Apache licence.",
    },
    {
      id: "google/timesfm-3.0-pytorch",
      description: "The TimesFM of August 2026 takes several series at once; its weights are not for commercial use.",
    },
    {
      id: "NX-AI/TiRex",
      description: "An xLSTM of 35 million parameters that keeps a state, so it suits small devices and long horizons.",
    },
    {
      id: "ibm-granite/granite-timeseries-flowstate-r1",
      description: "A state space model that adapts to the sampling rate of the series; Apache licence.",
    },
    {
      id: "NeoQuasar/Kronos-base",
      description: "Made for candlestick charts: predicts open, high, low and close of financial instruments; MIT.",
    },
  ],
  spaces: [
    {
      id: "Salesforce/GIFT-Eval",
      description: "Leaderboard of statistical, trained and zero-shot forecasters on the GIFT-Eval test sets.",
    },
  ],
  metrics: [
    {
      id: "MASE",
      description: "Below 1 the forecast beats last season's values; comparable between series of any scale.",
      formula: "mean absolute error divided by the mean absolute error of the seasonal naive forecast on the history",
      range: "0, no upper end",
      better: "lower",
      definition: "https://doi.org/10.1016/j.ijforecast.2006.03.001",
    },
    {
      id: "WQL",
      description: "Rates the whole range of a probabilistic forecast and punishes intervals that are too narrow.",
      formula:
        "pinball loss over all series, steps and quantile levels, doubled and divided by the sum of absolute values",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/2403.07815",
    },
    {
      id: "CRPS",
      description: "Distance between the predicted distribution and the one value that came, in the series' own unit.",
      formula:
        "integral over all thresholds of the squared difference between the forecast's distribution function and the step at the observed value",
      range: "0, no upper end",
      better: "lower",
      definition: "https://doi.org/10.1198/016214506000001437",
    },
    {
      id: "mae",
      description: "The average miss in units of the series, for instance in parcels or megawatts; the median wins it.",
      formula: "mean over all steps of the absolute difference between forecast and observation",
      range: "0, no upper end",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Mean_absolute_error",
    },
    {
      id: "sMAPE",
      description: "Percentage error of the M competitions; unstable where the series comes near zero.",
      formula:
        "mean of 200 times the absolute error divided by the sum of the absolute forecast and the absolute value",
      range: "0 to 200",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Symmetric_mean_absolute_percentage_error",
    },
  ],
  widgetModels: ["amazon/chronos-2"],
  isPlaceholder: false,
  // Facts of the records: the public hub's API, read 2026-08-22.
  exampleModels: [
    {
      id: "amazon/chronos-2",
      library_name: "chronos-forecasting",
      pipeline_tag: "time-series-forecasting",
      tags: ["chronos-forecasting", "safetensors", "t5", "time-series-forecasting", "license:apache-2.0"],
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "co2-history.svg",
        alt: "A line that rises from 358 to 371 parts per million between 1994 and 1999 with a wave each year, then an empty field.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "co2-forecast.svg",
        alt: "The same line goes on for two years in orange inside a widening band, with dots of the later measurements close to it.",
      },
      {
        type: "tabular",
        table: [
          ["Month", "Forecast (ppm)", "80 % interval", "Measured later"],
          ["January 2000", "368.9", "368.5 to 369.3", "369.0"],
          ["May 2000", "372.1", "371.4 to 372.8", "371.6"],
          ["October 2000", "366.2", "365.3 to 367.2", "366.7"],
          ["May 2001", "373.0", "371.5 to 374.5", "373.8"],
          ["December 2001", "369.7", "367.8 to 371.6", "371.0"],
        ],
      },
    ],
    note: "The forecast is that of exponential smoothing in statsmodels 0.15.0, fitted to the 502 months up to December 1999.",
  },
  related: ["tabular-regression", "graph-ml", "tabular-classification"],
  tools: [
    {
      name: "StatsForecast",
      url: "https://github.com/Nixtla/statsforecast",
      description: "ARIMA, ETS and Theta fitted to thousands of series in minutes; the baseline to beat.",
    },
    {
      name: "AutoGluon-TimeSeries",
      url: "https://auto.gluon.ai/stable/tutorials/timeseries/index.html",
      description: "Trains statistical, tree and deep forecasters, adds Chronos, and blends what works.",
    },
    {
      name: "Darts",
      url: "https://unit8co.github.io/darts/",
      description: "One interface from ARIMA to transformers, with backtests and covariates built in.",
    },
    {
      name: "sktime",
      url: "https://www.sktime.net",
      description: "Composable transformers, splitters and forecasters in the manner of scikit-learn.",
    },
    {
      name: "chronos-forecasting",
      url: "https://github.com/amazon-science/chronos-forecasting",
      description: "Amazon's package for Chronos, Chronos-Bolt and Chronos-2, used in the guide.",
    },
  ],
} satisfies Task;
