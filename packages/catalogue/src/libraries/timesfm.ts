import { comment, notice, py, python, type Snippet } from "@modelshelf/code";
import { any, path } from "../download-query.ts";
import { monthlyPassengers } from "../example-series.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

/** The model's generation, which its name tells: 1, 2 (2.0), 2.5 or 3. */
function generation(model: ModelRecord): number {
  const number = /timesfm-(\d(?:\.\d)?)/i.exec([model.id, ...(model.tags ?? [])].join(" "))?.[1];
  return Number(number ?? 3);
}

const series = py`
  ${comment("Your own series: values at equal distances in time, the oldest first.")}
  ${monthlyPassengers}
  steps = 12
`;

const third = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import numpy
  from timesfm3 import TimesFM3Forecaster

  ${series}

  forecaster = ${pythonCall("TimesFM3Forecaster.from_pretrained", [model.id], { revision: context.revision })}
  result = forecaster.predict(numpy.array(passengers), horizon=steps, return_quantiles=True)
  print(result.forecast)
  ${comment("A row for each step; columns for the quantiles 0.1 to 0.9.")}
  print(result.quantiles)
`;

const secondAndAHalf = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import numpy
  import timesfm

  ${series}

  model = ${pythonCall("timesfm.TimesFM_2p5_200M_torch.from_pretrained", [model.id], { revision: context.revision, torch_compile: false })}
  model.compile(
      timesfm.ForecastConfig(
          max_context=1024,
          max_horizon=256,
          normalize_inputs=True,
          use_continuous_quantile_head=True,
          fix_quantile_crossing=True,
      )
  )
  forecast, quantiles = model.forecast(horizon=steps, inputs=[numpy.array(passengers)])
  print(forecast[0])
  ${comment("A row for each step; the mean, then columns for the quantiles 0.1 to 0.9.")}
  print(quantiles[0])
`;

export default {
  prettyLabel: "TimesFM",
  repoName: "timesfm",
  repoUrl: "https://github.com/google-research/timesfm",
  filter: false,
  countDownloads: any(
    path("config.json"),
    path("torch_model.ckpt"),
    path("checkpoints/checkpoint_1100000/state/checkpoint"),
    path("checkpoints/checkpoint_2150000/state/checkpoint"),
  ),
  install: (model) => pip(generation(model) < 2.5 ? "timesfm[torch]==1.3.0" : "timesfm[torch]"),
  snippets: (model, context) => {
    const number = generation(model);
    if (number >= 3) return [third(model, context)];
    if (number >= 2.5) return [secondAndAHalf(model, context)];
    return [notice("python", "TimesFM 1.0 and 2.0 need timesfm 1.3.0; the current package loads 2.5 and 3.0 only.")];
  },
  source: "timesfm 3.0.2, source code and its README, read 2026-11-21",
} satisfies Library;

export const examples = {
  "third-generation": { id: "owner/timesfm-3.0-pytorch" },
  "generation-2-5": { id: "owner/timesfm-2.5-200m-pytorch" },
  "first-generation": { id: "owner/timesfm-1.0-200m" },
  "without-a-number": { id: "owner/name" },
} satisfies Examples;
