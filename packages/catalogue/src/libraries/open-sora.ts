import { type Snippet, shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { widgetText } from "../transformers/inputs.ts";

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  shell("Generate a video of a text")`
    # Runs in the folder of the repository, with Python 3.10 and one of NVIDIA's GPUs.
    ${gate(model, context)}
    prompt=${widgetText(model, "A paper boat drifting down a stream after the rain")}

    pip install --no-build-isolation flash-attn
    ${downloadTo("ckpts", model, context)}
    torchrun --nproc_per_node 1 --standalone scripts/diffusion/inference.py configs/diffusion/inference/256px.py \
        --save-dir samples --prompt "$prompt"
  `,
  shell("Generate a video of a picture")`
    # Runs in the folder of the repository, with Python 3.10 and one of NVIDIA's GPUs.
    ${gate(model, context)}
    # What the video begins with: put your own picture here.
    picture=assets/texts/i2v.png
    prompt="The camera moves slowly towards it."

    pip install --no-build-isolation flash-attn
    ${downloadTo("ckpts", model, context)}
    torchrun --nproc_per_node 1 --standalone scripts/diffusion/inference.py configs/diffusion/inference/256px.py \
        --save-dir samples --cond_type i2v_head --prompt "$prompt" --ref "$picture"
  `,
];

export default {
  prettyLabel: "Open-Sora",
  repoName: "Open-Sora",
  repoUrl: "https://github.com/hpcaitech/Open-Sora",
  filter: false,
  countDownloads: path("Open_Sora_v2.safetensors"),
  // What flash-attn is built with, and the xformers of its README.
  install: gitClone(
    "https://github.com/hpcaitech/Open-Sora",
    "7ad6a96a135feb81f755c84fb391818718f6beb2",
    ".",
    "xformers==0.0.27.post2",
    "setuptools",
    "wheel",
    "packaging",
    "psutil",
    "ninja",
    "huggingface_hub",
  ),
  snippets,
  source:
    "public hub's list of libraries, and repository hpcaitech/Open-Sora at 7ad6a96, README, configs and scripts/diffusion/inference.py, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name", pipeline_tag: "text-to-video" },
} satisfies Examples;
