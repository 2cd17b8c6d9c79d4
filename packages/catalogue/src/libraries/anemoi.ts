import { python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";

/** Where the checkpoint is: the id alone where no revision is asked for. */
const source = (model: ModelRecord, { revision }: SnippetContext) =>
  revision === undefined ? model.id : { repo_id: model.id, revision };

const forecast = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  from anemoi.inference.config.run import RunConfiguration
  from anemoi.inference.runners import create_runner

  output_file = "forecast.nc"

  # Begins at ECMWF's open analysis of yesterday midnight, which is fetched. Needs an NVIDIA GPU.
  configuration = RunConfiguration.load(
      {
          "checkpoint": {"huggingface": ${source(model, context)}},
          "input": "opendata",
          "lead_time": "2d",
          "output": {"netcdf": output_file},
          # More chunks need less memory of the GPU, and more time.
          "env": {"ANEMOI_INFERENCE_NUM_CHUNKS": 8},
      }
  )
  create_runner(configuration).execute()
  print(f"Saved {output_file}")
`;

export default {
  prettyLabel: "AnemoI",
  repoName: "AnemoI",
  repoUrl: "https://github.com/ecmwf/anemoi-inference",
  docsUrl: "https://anemoi.readthedocs.io/en/latest/",
  filter: false,
  countDownloads: extension("ckpt"),
  // The checkpoint is a pickle of classes in anemoi-models; that of AIFS Single 1.0 wants the version of its time.
  install: (model) =>
    pip(
      "anemoi-inference[huggingface,netcdf]",
      "anemoi-plugins-ecmwf-inference[opendata]",
      /aifs-single-1\.0$/.test(model.id) ? "anemoi-models==0.3.1" : "anemoi-models",
      "flash-attn",
    ),
  snippets: (model, context) => [forecast(model, context)],
  source:
    "anemoi-inference 0.13.0 and anemoi-plugins-ecmwf-inference 0.7.0 with its README, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  forecast: { id: "owner/name", pipeline_tag: "graph-ml" },
  "version-of-its-time": { id: "owner/aifs-single-1.0", pipeline_tag: "graph-ml" },
} satisfies Examples;
