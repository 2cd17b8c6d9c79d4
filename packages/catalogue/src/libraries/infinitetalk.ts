import { heredoc, jsonText, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { widgetText } from "../transformers/inputs.ts";
import { weightsFiles } from "../weights-file.ts";

/** The weights for one speaker; there are others for two, and quantized ones. */
function weightsOf(model: ModelRecord): string {
  const files = weightsFiles(model, ".safetensors");
  return (
    files.find((file) => file.endsWith("single/infinitetalk.safetensors")) ??
    files[0] ??
    "single/infinitetalk.safetensors"
  );
}

const input = (model: ModelRecord) =>
  jsonText(
    {
      prompt: widgetText(model, "A woman sings into a microphone in a recording studio, with headphones on."),
      cond_video: "examples/single/ref_image.png",
      cond_audio: { person1: "examples/single/1.wav" },
    },
    2,
  );

export default {
  prettyLabel: "InfiniteTalk",
  repoName: "InfiniteTalk",
  repoUrl: "https://github.com/MeiGen-AI/InfiniteTalk",
  filter: false,
  countDownloads: extension("safetensors"),
  // The versions of its README, what flash_attn is built with, and the transformers of the time of its code.
  install: gitClone(
    "https://github.com/MeiGen-AI/InfiniteTalk",
    "0107cd96421b3b1bef7728bde14447dbff7b2db2",
    "-r",
    "requirements.txt",
    "torch==2.4.1",
    "torchvision==0.19.1",
    "torchaudio==2.4.1",
    "xformers==0.0.28",
    "transformers<5",
    "misaki[en]",
    "librosa",
    "setuptools",
    "wheel",
    "packaging",
    "psutil",
    "ninja",
  ),
  snippets: (model, context) => [
    shell()`
      # Runs in the folder of the repository, with Python 3.10, one of NVIDIA's GPUs and the program ffmpeg.
      ${gate(model, context)}
      # What the video shows, a picture or a video of who speaks, and the speech: put your own here.
      cat > input.json ${heredoc(input(model))}
      pip install --no-build-isolation flash_attn==2.7.4.post1
      hf download Wan-AI/Wan2.1-I2V-14B-480P --local-dir weights/Wan2.1-I2V-14B-480P
      hf download TencentGameMate/chinese-wav2vec2-base --local-dir weights/chinese-wav2vec2-base
      hf download TencentGameMate/chinese-wav2vec2-base model.safetensors --revision refs/pr/1 \
          --local-dir weights/chinese-wav2vec2-base
      ${downloadTo("weights/InfiniteTalk", model, context, [weightsOf(model)])}
      # Saves video.mp4. Where the GPU has too little memory: add --num_persistent_param_in_dit 0
      python generate_infinitetalk.py --ckpt_dir weights/Wan2.1-I2V-14B-480P \
          --wav2vec_dir weights/chinese-wav2vec2-base --infinitetalk_dir ${`weights/InfiniteTalk/${weightsOf(model)}`} \
          --input_json input.json --size infinitetalk-480 --sample_steps 40 --mode streaming --motion_frame 9 \
          --save_file video
    `,
  ],
  source:
    "public hub's list of libraries, and repository MeiGen-AI/InfiniteTalk at 0107cd9, README and generate_infinitetalk.py, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: {
    id: "owner/name",
    siblings: [{ rfilename: "multi/infinitetalk.safetensors" }, { rfilename: "single/infinitetalk.safetensors" }],
  },
  "another-name": { id: "owner/name", siblings: [{ rfilename: "weights.safetensors" }] },
  "files-unknown": { id: "owner/name" },
} satisfies Examples;
