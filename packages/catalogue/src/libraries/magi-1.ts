import { comment, type Fragment, none, type Snippet, sh, shell } from "@modelshelf/code";
import { promptFor } from "../diffusers/prompts.ts";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { gate } from "../terminal-download.ts";

/** The network that one consumer's GPU runs, before those that take several. Source: README ("Model Zoo"). */
const networks = ["4.5B_base", "4.5B_distill", "24B_base", "24B_distill"] as const;
const needs: Readonly<Record<(typeof networks)[number], string>> = {
  "4.5B_base": "Needs one of NVIDIA's GPUs with 24 GB, such as an RTX 4090.",
  "4.5B_distill": "Needs one of NVIDIA's GPUs with 24 GB, such as an RTX 4090.",
  "24B_base": "Needs eight of NVIDIA's H100.",
  "24B_distill": "Needs eight of NVIDIA's H100.",
};

const holds = (model: ModelRecord, network: string) =>
  model.siblings?.some(({ rfilename }) => rfilename.startsWith(`ckpt/magi/${network}/`));

const build = sh`
  # Builds flash-attn against the PyTorch that is installed: with CUDA's compiler, where there is no wheel of it for that.
  pip install --no-build-isolation --extra-index-url https://flashinfer.ai/whl/cu124/torch2.4/ -r requirements.txt
`;

/** Downloads these folders. The huggingface_hub that the project's transformers asks for takes none by its name. */
function parts(model: ModelRecord, { endpoint, revision }: SnippetContext, folders: readonly string[]) {
  const command =
    revision === undefined
      ? sh`hf download ${model.id} --include "$folder/*" --local-dir downloads`
      : sh`hf download ${model.id} --include "$folder/*" --revision ${revision} --local-dir downloads`;
  return sh`
    for folder in ${folders}; do
        ${endpoint === undefined ? command : sh`HF_ENDPOINT=${endpoint} ${command}`}
    done
  `;
}

function film(model: ModelRecord, context: SnippetContext): Snippet {
  const network = networks.find((one) => holds(model, one)) ?? networks[0];
  const [size] = network.split("_");
  const fromPicture = model.pipeline_tag === "image-to-video";
  const picture = sh`
    # Your own picture.
    picture=example/assets/image.jpeg
  `;
  const mode: Fragment<"shell"> = fromPicture ? sh`--mode i2v --image_path "$picture"` : sh`--mode t2v`;
  const program = size === "24B" ? sh`torchrun --nproc_per_node=8` : sh`python`;
  const one = sh`export MASTER_ADDR=localhost MASTER_PORT=6009 GPUS_PER_NODE=1 NNODES=1 WORLD_SIZE=1 CUDA_VISIBLE_DEVICES=0`;
  return shell()`
    ${gate(model, context)}
    ${comment(`${needs[network]} With Python 3.10 and ffmpeg.`)}
    prompt=${promptFor(model, "video")}
    ${fromPicture ? picture : none.shell}

    ${build}
    ${parts(model, context, [`ckpt/magi/${network}`, "ckpt/t5", "ckpt/vae"])}
    # Tells the program where they are.
    t5=$(dirname "$(find downloads/ckpt/t5 -name config.json | head -n 1)")
    sed ${`s|./downloads/${network}|downloads/ckpt/magi/${network}|; s|./downloads/vae|downloads/ckpt/vae|`} \
        ${`example/${size}/${network}_config.json`} | sed "s|./downloads/t5_pretrained|$t5|" > config.json
    export PYTHONPATH=. PAD_HQ=1 PAD_DURATION=1 OFFLOAD_T5_CACHE=true OFFLOAD_VAE_CACHE=true
    ${size === "24B" ? none.shell : one}
    ${program} inference/pipeline/entry.py --config_file config.json ${mode} --prompt "$prompt" --output_path video.mp4
  `;
}

export default {
  prettyLabel: "MAGI-1",
  repoName: "MAGI-1",
  repoUrl: "https://github.com/SandAI-org/MAGI-1",
  filter: false,
  countDownloads: path("ckpt/vae/config.json"),
  // What flash-attn, in the repository's own list, is built with: pip cannot install both at once.
  install: gitClone(
    "https://github.com/SandAI-org/MAGI-1",
    "6ff822e74ded50611e81e1d0e115146b5c4dd2a5",
    "torch==2.4.0",
    "torchvision==0.19.0",
    "torchaudio==2.4.0",
    "setuptools",
    "wheel",
    "packaging",
    "psutil",
    "ninja",
    "huggingface_hub",
  ),
  snippets: (model, context) => [film(model, context)],
  source: "repository SandAI-org/MAGI-1 at 6ff822e, README, examples and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "unknown-files": { id: "owner/name", pipeline_tag: "image-to-video" },
  large: {
    id: "owner/name",
    pipeline_tag: "text-to-video",
    siblings: [{ rfilename: "ckpt/magi/24B_base/inference_weight/model.safetensors" }],
    gated: "auto",
  },
} satisfies Examples;
