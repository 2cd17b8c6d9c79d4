import { py, python, type Snippet } from "@modelshelf/code";
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
  # Your own series: values at equal distances in time, the oldest first.
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
  # A row for each step; columns for the quantiles 0.1 to 0.9.
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
  # A row for each step; the mean, then columns for the quantiles 0.1 to 0.9.
  print(quantiles[0])
`;

/** Weights of the first generations, in the format of PAX where the name or the files do not say PyTorch. */
const isTorch = (model: ModelRecord) =>
  /pytorch/i.test(model.id) || Boolean(model.siblings?.some(({ rfilename }) => rfilename === "torch_model.ckpt"));

/** 1.0 and 2.0, which the last release of the first package loads. Source: timesfm 1.3.0, source code and its README, read 2026-11-21. */
function older(model: ModelRecord, context: SnippetContext): Snippet {
  const isSecond = generation(model) === 2;
  const torch = isTorch(model);
  const weights = torch ? py`f"{folder}/torch_model.ckpt"` : py`f"{folder}/checkpoints"`;
  const settings = pythonCall("timesfm.TimesFmHparams", [], {
    backend: "cpu",
    horizon_len: py`steps`,
    context_len: isSecond ? 2048 : undefined,
    num_layers: isSecond ? 50 : undefined,
    use_positional_embedding: isSecond ? false : undefined,
  });
  return python()`
    ${head(model, context, {
      first: `TimesFM 1.0 and 2.0 need timesfm 1.3.0, and Python ${torch ? "3.11" : "3.10"}: later packages load 2.5 and 3.0 only.`,
    })}

    import timesfm
    from huggingface_hub import snapshot_download

    ${series}
    # 0 for values of a day or less, 1 for weeks and months, 2 for longer.
    frequency = 1

    folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision })}
    model = timesfm.TimesFm(
        hparams=${settings},
        checkpoint=timesfm.TimesFmCheckpoint(path=${weights}),
    )
    forecast, quantiles = model.forecast([passengers], freq=[frequency])
    print(forecast[0])
    # A row for each step; the mean, then columns for the quantiles 0.1 to 0.9.
    print(quantiles[0])
  `;
}

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
  install: (model) =>
    pip(generation(model) >= 2.5 ? "timesfm[torch]" : isTorch(model) ? "timesfm[torch]==1.3.0" : "timesfm[pax]==1.3.0"),
  snippets: (model, context) => {
    const number = generation(model);
    if (number >= 3) return [third(model, context)];
    return [number >= 2.5 ? secondAndAHalf(model, context) : older(model, context)];
  },
  source: "timesfm 3.0.2, source code and its README, read 2026-11-21",
} satisfies Library;

export const examples = {
  "third-generation": { id: "owner/timesfm-3.0-pytorch" },
  "generation-2-5": { id: "owner/timesfm-2.5-200m-pytorch" },
  "first-generation": { id: "owner/timesfm-1.0-200m" },
  "first-generation-for-pytorch": { id: "owner/timesfm-1.0-200m-pytorch" },
  "second-generation": { id: "owner/timesfm-2.0-500m-pytorch" },
  "second-generation-by-its-files": {
    id: "owner/timesfm-2.0-tuned",
    siblings: [{ rfilename: "torch_model.ckpt" }],
  },
  "without-a-number": { id: "owner/name" },
} satisfies Examples;
