import { comment, heredoc, none, sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { pickleNote } from "../weights-file.ts";

interface Run {
  readonly checkpoint: string;
  /** Where the weather begins. */
  readonly start: string;
  /** What drives it from outside, such as the sun, in the same year. */
  readonly forcing: string;
}

// As the files of ACE2-ERA5 are called, which the documentation shows.
const usual: Run = {
  checkpoint: "ace2_era5_ckpt.tar",
  start: "initial_conditions/ic_2020.nc",
  forcing: "forcing_data/forcing_2020.nc",
};

const yearOf = (file: string) => /(\d{4})[^/]*\.nc$/.exec(file)?.[1];

/** Whether all that a run takes is known to be in the repository. */
function runOf(model: ModelRecord): { readonly run: Run; readonly complete: boolean } {
  const files = (model.siblings ?? []).map(({ rfilename }) => rfilename);
  if (files.length === 0) return { run: usual, complete: true };
  const checkpoint = files.find((file) => file.endsWith(".tar")) ?? usual.checkpoint;
  const starts = files.filter((file) => file.startsWith("initial_conditions/") && file.endsWith(".nc"));
  const forcings = files.filter((file) => file.startsWith("forcing_data/") && file.endsWith(".nc"));
  for (const start of starts) {
    const forcing = forcings.find((file) => yearOf(file) === yearOf(start));
    if (forcing !== undefined) return { run: { checkpoint, start, forcing }, complete: true };
  }
  return {
    run: { checkpoint, start: "initial_conditions/start.nc", forcing: "forcing_data/forcing.nc" },
    complete: false,
  };
}

// Source: fme 2026.10.0, ace/inference/inference.py (InferenceConfig) and docs/inference-config.yaml.
const settings = ({ checkpoint, start, forcing }: Run): string => `experiment_dir: weather
checkpoint_path: ${JSON.stringify(`model/${checkpoint}`)}
# Steps of six hours: ten days.
n_forward_steps: 40
forward_steps_in_memory: 10
initial_condition:
  path: ${JSON.stringify(`model/${start}`)}
  start_indices:
    first: 0
    n_initial_conditions: 1
    interval: 1
forcing_loader:
  dataset:
    data_path: model/forcing_data
    file_pattern: ${JSON.stringify(forcing.slice(forcing.lastIndexOf("/") + 1))}
  num_data_workers: 2
data_writer:
  save_prediction_files: true
  save_monthly_files: false
logging:
  log_to_screen: true
  log_to_wandb: false
  log_to_file: true
  project: ace`;

const missing = sh`
  # Put what the weather begins with and what drives it, as NetCDF files, where config.yaml below names them.
`;

export default {
  prettyLabel: "Full Model Emulation",
  repoName: "Full Model Emulation",
  repoUrl: "https://github.com/ai2cm/ace",
  docsUrl: "https://ai2-climate-emulator.readthedocs.io/en/latest/",
  filter: false,
  countDownloads: extension("tar"),
  install: pip("fme", "huggingface_hub"),
  snippets: (model, context) => {
    const { run, complete } = runOf(model);
    return [
      shell()`
        ${gate(model, context)}
        ${comment(pickleNote)}
        ${downloadTo("model", model, context, complete ? [run.checkpoint, run.start, run.forcing] : [run.checkpoint])}
        ${complete ? none.shell : missing}

        cat > config.yaml ${heredoc(settings(run))}

        # Without a GPU it takes long. The forecast is written to weather/autoregressive_predictions.nc.
        python -m fme.ace.inference config.yaml
      `,
    ];
  },
  source: "fme 2026.10.0, source code, and repository ai2cm/ace at 57c54a7, documentation, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "unknown-files": { id: "owner/name" },
  "known-files": {
    id: "owner/name",
    siblings: files(
      "ckpt.tar",
      "initial_conditions/ic_1940.nc",
      "initial_conditions/ic_1950.nc",
      "forcing_data/forcing_1950.nc",
    ),
    gated: "auto",
  },
  "checkpoint-alone": { id: "owner/name", siblings: files("README.md", "ckpt.tar") },
  "no-checkpoint": { id: "owner/name", siblings: files("README.md") },
} satisfies Examples;
