import { comment, type Fragment, py, pyImport, python } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { monthlyPassengers } from "../example-series.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

/** The package's function finds the network by the repository's name, which must be the published one's up to a dash. */
const isPublishedName = ({ id }: ModelRecord) => id.slice(id.lastIndexOf("/") + 1).split("-")[0] === "TiRex";

function load(model: ModelRecord, revision: string | undefined): Fragment<"python"> {
  const options = { device: "cpu", hf_kwargs: revision === undefined ? undefined : { revision } };
  if (isPublishedName(model))
    return py`${pyImport("from tirex import load_model")}model = ${pythonCall("load_model", [model.id], options)}`;
  const call = pythonCall("TiRexZero.from_pretrained", [model.id], { backend: "torch", ...options });
  return py`${pyImport("from tirex import TiRexZero")}model = ${call}`;
}

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

      # Your own series: values at equal distances in time, the oldest first.
      ${monthlyPassengers}
      steps = 12

      ${comment('Runs on the CPU; for a GPU write "cuda:0".')}
      ${load(model, revision)}
      history = torch.tensor(passengers, dtype=torch.float32)
      quantiles, mean = model.forecast(history, prediction_length=steps)
      print(mean[0])
      # A row for each step; columns for the quantiles 0.1 to 0.9.
      print(quantiles[0])
    `,
  ],
  source: "tirex-ts 1.4.2, source code, read 2026-11-22",
} satisfies Library;

export const examples = {
  tirex: { id: "owner/TiRex", pipeline_tag: "time-series-forecasting" },
  gated: { id: "owner/TiRex", gated: "auto" },
  "another-name": { id: "owner/forecaster", pipeline_tag: "time-series-forecasting" },
} satisfies Examples;
