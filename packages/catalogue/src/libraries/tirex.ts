import { comment, python } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { monthlyPassengers } from "../example-series.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";

export default {
  prettyLabel: "TiRex",
  repoName: "TiRex",
  repoUrl: "https://github.com/NX-AI/tirex",
  filter: false,
  countDownloads: extension("ckpt"),
  install: pip("tirex-ts"),
  snippets: (model, { revision, ...context }) => [
    python()`
      ${head(model, context)}

      import torch
      from tirex import load_model

      # Your own series: values at equal distances in time, the oldest first.
      ${monthlyPassengers}
      steps = 12

      ${comment('Runs on the CPU; for a GPU write "cuda:0".')}
      model = ${pythonCall("load_model", [model.id], { device: "cpu", hf_kwargs: revision === undefined ? undefined : { revision } })}
      history = torch.tensor(passengers, dtype=torch.float32)
      quantiles, mean = model.forecast(history, prediction_length=steps)
      print(mean[0])
      # A row for each step; columns for the quantiles 0.1 to 0.9.
      print(quantiles[0])
    `,
  ],
  source: "tirex-ts 1.4.2, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  tirex: { id: "owner/TiRex", pipeline_tag: "time-series-forecasting" },
  gated: { id: "owner/TiRex", gated: "auto" },
} satisfies Examples;
