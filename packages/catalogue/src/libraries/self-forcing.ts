import { comment, type Snippet, shell } from "@modelshelf/code";
import { promptFor } from "../diffusers/prompts.ts";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { pickleNote, weightsFiles } from "../weights-file.ts";

const usual = "checkpoints/self_forcing_dmd.pt";

function checkpoint(model: ModelRecord): string {
  const files = weightsFiles(model, ".pt");
  return files.includes(usual) ? usual : (files[0] ?? usual);
}

const generate = (model: ModelRecord, context: SnippetContext): Snippet => {
  const file = checkpoint(model);
  return shell()`
    ${gate(model, context)}
    # Needs Linux, Python 3.10 and one of NVIDIA's GPUs with 24 GB. The model was trained with long prompts.
    prompt=${promptFor(model, "video")}

    # Builds flash-attn with CUDA's compiler, where there is no wheel of it.
    pip install --no-build-isolation flash-attn
    python setup.py develop
    # The model that this one was made of, whose text encoder and autoencoder it uses.
    hf download Wan-AI/Wan2.1-T2V-1.3B --local-dir wan_models/Wan2.1-T2V-1.3B
    ${comment(pickleNote)}
    ${downloadTo(".", model, context, [file])}
    # A line for each video.
    printf '%s\n' "$prompt" > prompts/mine.txt
    # Saves videos/0-0_ema.mp4.
    python inference.py --config_path ${file.includes("sid") ? "configs/self_forcing_sid.yaml" : "configs/self_forcing_dmd.yaml"} \
        --checkpoint_path ${file} --data_path prompts/mine.txt --output_folder videos --use_ema --save_with_index
  `;
};

export default {
  prettyLabel: "SelfForcing",
  repoName: "SelfForcing",
  repoUrl: "https://github.com/guandeh17/Self-Forcing",
  filter: false,
  countDownloads: extension("pt"),
  install: gitClone(
    "https://github.com/guandeh17/Self-Forcing",
    "33593df3e81fa3ec10239271dd2c100facac6de1",
    "-r",
    "requirements.txt",
  ),
  snippets: (model, context) => [generate(model, context)],
  source: "repository guandeh17/Self-Forcing at 33593df, README and source, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "all-checkpoints": {
    id: "owner/name",
    siblings: files("checkpoints/ode_init.pt", "checkpoints/self_forcing_dmd.pt"),
  },
  "another-training": {
    id: "owner/name",
    siblings: files("checkpoints/self_forcing_sid.pt"),
    gated: "auto",
    widgetData: [{ text: "A paper boat drifts across a pond in the rain while ducks look on." }],
  },
  unknown: { id: "owner/name" },
} satisfies Examples;
