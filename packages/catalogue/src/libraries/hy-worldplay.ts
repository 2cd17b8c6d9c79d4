import { comment, type Snippet, sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { widgetText } from "../transformers/inputs.ts";
import { weightsFiles } from "../weights-file.ts";

const lake = "A wooden jetty leads out onto a calm lake between green hills in soft morning light.";

const distilled = "ar_distilled_action_model/diffusion_pytorch_model.safetensors";

/** The model that takes four steps, else the first that it has. Source: README ("Model Selection") and run.sh. */
function weightsOf(model: ModelRecord): string {
  const found = weightsFiles(model, "/diffusion_pytorch_model.safetensors");
  return found.find((file) => file.startsWith("ar_distilled")) ?? found[0] ?? distilled;
}

function walk(model: ModelRecord, context: SnippetContext): Snippet {
  const weights = weightsOf(model);
  const kind = weights.startsWith("bidirectional") ? "bi" : "ar";
  const steps = weights.startsWith("ar_distilled") ? sh`--few_step true --num_inference_steps 4` : sh`--few_step false`;
  return shell()`
    ${gate(model, context)}
    ${comment("Needs one of NVIDIA's GPUs with 80 GB, or several: the number after --nproc_per_node.")}
    # Your own picture, what is in it, and where to walk: forward for 31 steps.
    picture=assets/img/test.png
    prompt=${widgetText(model, lake)}
    pose=w-31
    # Your own token of the public hub: a part of what it is built on is gated, so accept the conditions of
    # black-forest-labs/FLUX.1-Redux-dev there.
    token=hf_...

    # What it is built on, and the models of its authors: about 100 GB.
    python download_models.py --hf_token "$token"
    base=$(python -c "from huggingface_hub import snapshot_download as folder; print(folder('tencent/HunyuanVideo-1.5', local_files_only=True))")
    ${downloadTo("worldplay", model, context, [weights])}
    PYTHONPATH=. torchrun --nproc_per_node=1 hyvideo/generate.py --prompt "$prompt" --image_path "$picture" \
        --pose "$pose" --video_length 125 --resolution 480p --aspect_ratio 16:9 --width 832 --height 480 \
        --model_path "$base" --action_ckpt ${`worldplay/${weights}`} --model_type ${kind} ${steps} \
        --rewrite false --sr false --output_path outputs
  `;
}

export default {
  prettyLabel: "HY-WorldPlay",
  repoName: "HY-WorldPlay",
  repoUrl: "https://github.com/Tencent-Hunyuan/HY-WorldPlay",
  filter: false,
  countDownloads: extension("json"),
  install: gitClone(
    "https://github.com/Tencent-Hunyuan/HY-WorldPlay",
    "da2d0c26eb0edb647f56e164ffd966490eb75282",
    "-r",
    "requirements.txt",
  ),
  snippets: (model, context) => [walk(model, context)],
  source: "repository Tencent-Hunyuan/HY-WorldPlay at da2d0c2, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "unknown-files": { id: "owner/name" },
  "both-ways": {
    id: "owner/name",
    siblings: [{ rfilename: "bidirectional_model/diffusion_pytorch_model.safetensors" }],
    gated: "auto",
  },
  "in-many-steps": { id: "owner/name", siblings: [{ rfilename: "ar_model/diffusion_pytorch_model.safetensors" }] },
} satisfies Examples;
