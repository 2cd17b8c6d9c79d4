import { comment, type Fragment, none, type Snippet, sh, shell } from "@modelshelf/code";
import { comfyInstall, comfySnippets } from "../comfyui-files.ts";
import { promptFor } from "../diffusers/prompts.ts";
import { all, extension, filename } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";

type Task = "t2v-A14B" | "i2v-A14B" | "ti2v-5B" | "s2v-14B" | "animate-14B";

/** What the repository's program calls the model, by its name, else by its task. */
function taskOf({ id, pipeline_tag }: ModelRecord): Task {
  if (/ti2v/i.test(id)) return "ti2v-5B";
  if (/i2v/i.test(id)) return "i2v-A14B";
  if (/s2v/i.test(id)) return "s2v-14B";
  if (/animate/i.test(id)) return "animate-14B";
  if (/t2v/i.test(id)) return "t2v-A14B";
  return pipeline_tag === "image-to-video" ? "i2v-A14B" : "t2v-A14B";
}

/** Whether its files are known and the program's text encoder is not among them: they are for ComfyUI. */
const isForComfy = (model: ModelRecord): boolean =>
  model.siblings !== undefined &&
  !model.siblings.some(({ rfilename }) => rfilename.endsWith("models_t5_umt5-xxl-enc-bf16.pth"));

const build = sh`
  # Builds flash_attn against the PyTorch that is installed: with CUDA's compiler, where there is no wheel of it for that.
  pip install --no-build-isolation -r requirements.txt
`;

const picture = sh`
  # Your own picture.
  picture=examples/i2v_input.JPG
`;

interface Film {
  readonly title?: string;
  readonly needs: string;
  /** The reader's inputs, and the options that name them. */
  readonly inputs: Fragment<"shell">;
  readonly options: Fragment<"shell">;
}

const large = "Needs one of NVIDIA's GPUs with 80 GB.";
const small = "Needs one of NVIDIA's GPUs with 24 GB.";
const aside = sh`--offload_model True --convert_model_dtype`;

/** Source: README ("Run Wan2.2") and generate.py. */
const films: Readonly<Record<Exclude<Task, "animate-14B">, readonly Film[]>> = {
  "t2v-A14B": [{ needs: large, inputs: none.shell, options: sh`--size '1280*720' ${aside}` }],
  "i2v-A14B": [{ needs: large, inputs: picture, options: sh`--size '1280*720' ${aside} --image "$picture"` }],
  "ti2v-5B": [
    { title: "From words", needs: small, inputs: none.shell, options: sh`--size '1280*704' ${aside} --t5_cpu` },
    {
      title: "From a picture",
      needs: small,
      inputs: picture,
      options: sh`--size '1280*704' ${aside} --t5_cpu --image "$picture"`,
    },
  ],
  "s2v-14B": [
    {
      needs: large,
      inputs: sh`
        # Your own picture of somebody, and recording of what is said or sung.
        picture=examples/i2v_input.JPG
        recording=examples/talk.wav
      `,
      options: sh`--size '1024*704' ${aside} --image "$picture" --audio "$recording"`,
    },
  ],
};

const film = (
  model: ModelRecord,
  context: SnippetContext,
  task: Task,
  { title, needs, inputs, options }: Film,
): Snippet =>
  shell(title)`
    ${gate(model, context)}
    ${comment(needs)}
    prompt=${promptFor(model, "video")}
    ${inputs}

    ${build}
    ${task === "s2v-14B" ? sh`pip install -r requirements_s2v.txt` : none.shell}
    ${downloadTo("model", model, context)}
    python generate.py --task ${task} --ckpt_dir model ${options} --prompt "$prompt" --save_file video.mp4
  `;

const animate = (model: ModelRecord, context: SnippetContext): Snippet => shell()`
  ${gate(model, context)}
  ${comment(large)}
  # Your own picture of somebody, and video of the movement that they are to make.
  picture=examples/wan_animate/animate/image.jpeg
  video=examples/wan_animate/animate/video.mp4

  ${build}
  pip install -r requirements_animate.txt
  ${downloadTo("model", model, context)}
  python wan/modules/animate/preprocess/preprocess_data.py --ckpt_path model/process_checkpoint \
      --video_path "$video" --refer_path "$picture" --save_path prepared --resolution_area 1280 720 --retarget_flag
  python generate.py --task animate-14B --ckpt_dir model --src_root_path prepared --refert_num 1 --save_file video.mp4
`;

export default {
  prettyLabel: "Wan2.2",
  repoName: "Wan2.2",
  repoUrl: "https://github.com/Wan-Video/Wan2.2",
  filter: false,
  countDownloads: all(filename("config"), extension("json")),
  // What flash_attn, in the repository's own list, is built with: pip cannot install both at once. And what
  // wan/__init__.py imports for every task, which stands in the lists of two tasks only.
  install: (model) =>
    isForComfy(model)
      ? comfyInstall
      : gitClone(
          "https://github.com/Wan-Video/Wan2.2",
          "42bf4cfaa384bc21833865abc2f9e6c0e67233dc",
          "torch>=2.4.0",
          "torchvision>=0.19.0",
          "torchaudio",
          "setuptools",
          "wheel",
          "packaging",
          "psutil",
          "ninja",
          "decord",
          "librosa",
          "peft",
          "huggingface_hub",
        ),
  snippets: (model, context) => {
    if (isForComfy(model)) return comfySnippets(model, context);
    const task = taskOf(model);
    if (task === "animate-14B") return [animate(model, context)];
    return films[task].map((one) => film(model, context, task, one));
  },
  source: "repository Wan-Video/Wan2.2 at 42bf4cf, README and source, read 2026-11-22",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "from-words": { id: "owner/Wan2.2-T2V-A14B", siblings: files("models_t5_umt5-xxl-enc-bf16.pth"), gated: "auto" },
  "from-a-picture": { id: "owner/Wan2.2-I2V-A14B" },
  "from-both": { id: "owner/Wan2.2-TI2V-5B" },
  "from-speech": { id: "owner/Wan2.2-S2V-14B" },
  animate: { id: "owner/Wan2.2-Animate-14B" },
  "by-its-task": { id: "owner/name", pipeline_tag: "image-to-video" },
  "without-a-task": { id: "owner/name" },
  "for-comfyui": { id: "owner/name", pipeline_tag: "image-to-video", siblings: files("all-in-one.safetensors") },
} satisfies Examples;
