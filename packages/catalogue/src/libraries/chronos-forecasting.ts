import { comment, python } from "@modelshelf/code";
import { monthlyPassengers } from "../example-series.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";

export default {
  prettyLabel: "Chronos",
  repoName: "Chronos",
  repoUrl: "https://github.com/amazon-science/chronos-forecasting",
  filter: false,
  install: pip("chronos-forecasting"),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      import pandas
      from chronos import BaseChronosPipeline

      # Your own series: values at equal distances in time, the oldest first.
      ${monthlyPassengers}
      history = pandas.DataFrame(
          {
              "item_id": "passengers",
              "timestamp": pandas.date_range("1958-01-01", periods=len(passengers), freq="MS"),
              "target": passengers,
          }
      )
      steps = 12

      ${comment('Runs on the CPU; for a GPU write "cuda".')}
      pipeline = ${pythonCall("BaseChronosPipeline.from_pretrained", [model.id], { device_map: "cpu", revision: context.revision })}
      forecast = pipeline.predict_df(history, prediction_length=steps, quantile_levels=[0.1, 0.5, 0.9])
      print(forecast.to_string(index=False))
    `,
  ],
  source: "chronos-forecasting 2.3.2, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  chronos: { id: "owner/name", pipeline_tag: "time-series-forecasting" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
