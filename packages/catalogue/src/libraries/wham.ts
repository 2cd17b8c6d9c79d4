import { sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { weightsFiles } from "../weights-file.ts";

/** The small model, where the repository has several or its files are not known. */
const checkpoint = (model: ModelRecord): string => {
  const files = weightsFiles(model, ".ckpt");
  return files.find((file) => /200M/i.test(file)) ?? files[0] ?? "models/WHAM_200M.ckpt";
};

const inputs = sh`
  # Needs one of NVIDIA's GPUs, and Linux with Python 3.9 and its venv. Scenes of the game to go on from, in the folder
  # wham: here tiny-sample of https://huggingface.co/datasets/microsoft/bleeding-edge-gameplay-sample
  scenes=tiny-sample
`;

export default {
  prettyLabel: "WHAM",
  repoName: "wham",
  repoUrl: "https://huggingface.co/microsoft/wham",
  docsUrl: "https://huggingface.co/microsoft/wham/blob/main/README.md",
  filter: false,
  countDownloads: extension("ckpt"),
  // The program is in the model's own repository, which the download brings, and makes an environment of its own.
  install: pip("huggingface_hub"),
  snippets: (model, context) => [
    shell()`
      ${gate(model, context)}
      ${inputs}

      ${downloadTo("wham", model, context)}
      cd wham &&
        # Makes the folder venv and installs what the program needs.
        bash setup_local.sh &&
        # Saves what it dreams in dreaming_output.
        venv/bin/python run_dreaming.py --model_path ${checkpoint(model)} --data_path "$scenes"
    `,
  ],
  source: "public hub's list of libraries, and README of microsoft/wham, read 2026-11-22",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "unknown-files": { id: "owner/name" },
  both: { id: "owner/name", siblings: files("models/WHAM_1.6B_v1.ckpt", "models/WHAM_200M.ckpt") },
  large: { id: "owner/name", gated: "auto", siblings: files("models/WHAM_1.6B_v1.ckpt") },
} satisfies Examples;
