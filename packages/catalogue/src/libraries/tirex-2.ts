import { comment, python } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { monthlyPassengers } from "../example-series.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";

export default {
  prettyLabel: "TiRex-2",
  repoName: "TiRex-2",
  repoUrl: "https://github.com/NX-AI/tirex-2",
  filter: false,
  countDownloads: path("model-config.yaml"),
  install: pip("tirex-2"),
  snippets: (model, { revision, ...context }) => [
    python()`
      ${head(model, context)}

      import torch
      from tirex2 import TimeseriesType, load_model

      # Your own series: values at equal distances in time, the oldest first.
      ${monthlyPassengers}
      steps = 12

      ${comment('Runs on the CPU; for a GPU write "cuda".')}
      model = ${pythonCall("load_model", [model.id], { device: "cpu", hf_kwargs: revision === undefined ? undefined : { revision } })}
      # Several series that go together are the rows of it; what is known beside them are its covariates.
      history = TimeseriesType(
          target=torch.tensor([passengers], dtype=torch.float32), past_covariates=None, future_covariates=None
      )
      forecast = model.forecast([history], prediction_length=steps, output_type="numpy")[0]
      # Of the only series, rows for the quantiles 0.1 to 0.9 and a column for each step: the fifth is the median.
      print(forecast[0, 4])
      print(forecast[0])
    `,
  ],
  source: "tirex-2 0.4.0, README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name", pipeline_tag: "time-series-forecasting" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
