import { none, type Snippet, sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { weightsFiles } from "../weights-file.ts";

const isColour = (model: ModelRecord) => /color-?code/i.test(model.id);

// As the repository's README lists them: the release is a part of the name.
const official = {
  color: "ising_decoder_color_code_1_fast_r13_v1.0.400_fp16.safetensors",
  fast: "ising_decoder_surface_code_1_fast_r9_v1.0.77_fp16.safetensors",
  accurate: "ising_decoder_surface_code_1_accurate_r13_v1.0.86_fp16.safetensors",
};

function weightsOf(model: ModelRecord): string {
  const found = weightsFiles(model, ".safetensors");
  const known = found.find((file) => file.includes("fp16")) ?? found[0];
  if (known !== undefined) return known;
  if (isColour(model)) return official.color;
  return /accurate/i.test(model.id) ? official.accurate : official.fast;
}

const colour = sh`
  # The code that errors are corrected in: of the two, the repository is set to the other.
  sed -i 's/^code: surface/code: color/' conf/config_public.yaml
`;

function evaluate(model: ModelRecord, context: SnippetContext): Snippet {
  const weights = weightsOf(model);
  return shell()`
    ${gate(model, context)}
    # How many rounds of errors are drawn at random and decoded, for each of two bases.
    samples=8192

    ${downloadTo("models", model, context, [weights])}
    ${isColour(model) ? colour : none.shell}
    # How often errors remain, with the model before the decoder and without it: outputs/decoder/run.log
    PREDECODER_SAFETENSORS_CHECKPOINT=${`models/${weights}`} PREDECODER_INFERENCE_NUM_SAMPLES="$samples" \
        WORKFLOW=inference EXPERIMENT_NAME=decoder bash code/scripts/local_run.sh
  `;
}

export default {
  prettyLabel: "Ising Decoding",
  repoName: "Ising-Decoding",
  repoUrl: "https://github.com/NVIDIA/Ising-Decoding",
  filter: false,
  countDownloads: extension("safetensors"),
  install: gitClone(
    "https://github.com/NVIDIA/Ising-Decoding",
    "33acb152e403bc189f2effdb07f1a87b34c745f1",
    "-r",
    "code/requirements_public_inference.txt",
    "huggingface_hub",
  ),
  snippets: (model, context) => [evaluate(model, context)],
  source: "repository NVIDIA/Ising-Decoding at 33acb15, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  fast: { id: "owner/Ising-Decoder-SurfaceCode-1-Fast" },
  accurate: { id: "owner/Ising-Decoder-SurfaceCode-1-Accurate", gated: "auto" },
  "color-code": { id: "owner/Ising-Decoder-ColorCode-1-Fast" },
  "known-files": {
    id: "owner/name",
    siblings: [{ rfilename: "a_fp8.safetensors" }, { rfilename: "a_fp16.safetensors" }],
  },
  "one-file": { id: "owner/name", siblings: [{ rfilename: "model.safetensors" }] },
} satisfies Examples;
