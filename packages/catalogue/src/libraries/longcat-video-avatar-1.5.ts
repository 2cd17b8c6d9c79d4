import { sh, shell } from "@modelshelf/code";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { widgetText } from "../transformers/inputs.ts";

const defaultPrompt =
  "A man stands on a stage in dramatic light, holds a microphone close to his mouth and speaks while smoke swirls around him.";

const inputs = (model: ModelRecord) => sh`
  # Needs Python 3.10, the program ffmpeg and one of NVIDIA's GPUs. What is seen, with the one who speaks or sings.
  prompt=${widgetText(model, defaultPrompt)}
  # Your own picture of that one, and a recording of what to say: here the repository's.
  picture=assets/avatar/single/man.png
  recording=assets/avatar/single/man.mp3
`;

export default {
  prettyLabel: "LongCat-Video-Avatar 1.5",
  repoName: "LongCat-Video-Avatar 1.5",
  repoUrl: "https://github.com/meituan-longcat/LongCat-Video",
  filter: false,
  // What flash-attn, in the repository's own list, is built with: pip cannot install both at once.
  install: gitClone(
    "https://github.com/meituan-longcat/LongCat-Video",
    "6b3f4b8582a8bc3f20f795735f5383716c4ba794",
    "torch==2.6.0",
    "torchvision==0.21.0",
    "torchaudio==2.6.0",
    "setuptools",
    "wheel",
    "packaging",
    "psutil",
    "ninja",
    "huggingface_hub<1",
  ),
  snippets: (model, context) => [
    shell()`
      ${gate(model, context)}
      ${inputs(model)}

      # Builds flash-attn with CUDA's compiler, where there is no wheel of it.
      pip install --no-build-isolation -r requirements.txt -r requirements_avatar.txt
      # The text encoder and the autoencoder of the model that this one is made of.
      hf download meituan-longcat/LongCat-Video --local-dir weights/LongCat-Video
      ${downloadTo("weights/LongCat-Video-Avatar-1.5", model, context)}
      PROMPT="$prompt" PICTURE="$picture" RECORDING="$recording" python -c 'import json, os; print(json.dumps({"prompt": os.environ["PROMPT"], "cond_image": os.environ["PICTURE"], "cond_audio": {"person1": os.environ["RECORDING"]}}))' > speaker.json
      # Saves a video in outputs_avatar_single. More than one GPU: --nproc_per_node and --context_parallel_size.
      torchrun --nproc_per_node=1 run_demo_avatar_single_audio_to_video.py --context_parallel_size=1 \
          --checkpoint_dir=weights/LongCat-Video-Avatar-1.5 --model_type=avatar-v1.5 --use_distill --use_int8 \
          --stage_1=ai2v --input_json=speaker.json
    `,
  ],
  source: "repository meituan-longcat/LongCat-Video at 6b3f4b8, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  avatar: { id: "owner/name" },
  "gated-with-a-prompt": { id: "owner/name", gated: "auto", widgetData: [{ text: "A woman reads the news." }] },
} satisfies Examples;
