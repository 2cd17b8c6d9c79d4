import { comment, type Snippet, sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { widgetText } from "../transformers/inputs.ts";
import { pickleNote, weightsFiles } from "../weights-file.ts";

const defaultPrompt = "A girl in a green dress laughs and photographs her dog with a toy camera in yellow and red.";

const build = sh`
  # Builds flash-attn against the PyTorch that is installed: with CUDA's compiler, where there is no wheel of it for that.
  pip install --no-build-isolation -r requirements.txt
`;

const base = sh`
  # The autoencoder and the text encoder of Wan2.1, which both sizes use.
  hf download Wan-AI/Wan2.1-T2V-1.3B --local-dir Wan2.1-T2V-1.3B
`;

const inputs = (model: ModelRecord) => sh`
  # Needs one of NVIDIA's GPUs. Your own pictures of who and what is in the video, up to four, with commas between.
  pictures=examples/ref1.png,examples/ref2.png
  prompt=${widgetText(model, defaultPrompt)}
`;

/** The small model, in one file. */
const small = (model: ModelRecord, context: SnippetContext): Snippet => {
  const file = weightsFiles(model, ".pth")[0] ?? "Phantom-Wan-1.3B.pth";
  return shell("Generate a video with the small model")`
    ${gate(model, context)}
    ${inputs(model)}

    ${build}
    ${base}
    ${comment(pickleNote)}
    ${downloadTo("Phantom-Wan", model, context, [file])}
    python generate.py --task s2v-1.3B --size '832*480' --ckpt_dir Wan2.1-T2V-1.3B \
        --phantom_ckpt ${`Phantom-Wan/${file}`} --ref_image "$pictures" --prompt "$prompt" --save_file video.mp4
  `;
};

/** The large one, in parts that are read by their folder. */
const large = (model: ModelRecord, context: SnippetContext): Snippet => shell("Generate a video with the large model")`
  ${gate(model, context)}
  ${inputs(model)}

  ${build}
  ${base}
  ${downloadTo("Phantom-Wan", model, context)}
  python generate.py --task s2v-14B --size '832*480' --frame_num 121 --sample_fps 24 --ckpt_dir Wan2.1-T2V-1.3B \
      --phantom_ckpt Phantom-Wan --ref_image "$pictures" --prompt "$prompt" --save_file video.mp4
`;

export default {
  prettyLabel: "Phantom",
  repoName: "Phantom",
  repoUrl: "https://github.com/Phantom-video/Phantom",
  filter: false,
  countDownloads: extension("pth"),
  // What flash_attn, in the repository's own list, is built with: pip cannot install both at once.
  install: gitClone(
    "https://github.com/Phantom-video/Phantom",
    "bd84b602dcc949e23c89cbbf266b6f5975f2f025",
    "torch>=2.4.0",
    "torchvision>=0.19.0",
    "setuptools",
    "wheel",
    "packaging",
    "psutil",
    "ninja",
    "huggingface_hub",
  ),
  snippets: (model, context) => {
    const hasSmall = model.siblings === undefined || weightsFiles(model, ".pth").length > 0;
    const hasLarge = model.siblings === undefined || weightsFiles(model, ".safetensors").length > 0;
    return [...(hasSmall || !hasLarge ? [small(model, context)] : []), ...(hasLarge ? [large(model, context)] : [])];
  },
  source:
    "repository Phantom-video/Phantom at bd84b60, README, and its source and requirements at 7aa4d87, read 2026-11-21",
} satisfies Library;

export const examples = {
  "both-sizes": { id: "owner/name" },
  small: { id: "owner/name", siblings: [{ rfilename: "Phantom-Wan-1.3B.pth" }], gated: "auto" },
  large: { id: "owner/name", siblings: [{ rfilename: "Phantom_Wan_14B-00001-of-00006.safetensors" }] },
} satisfies Examples;
