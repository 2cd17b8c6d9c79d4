import { comment, type Fragment, none, type Snippet, sh, shell } from "@modelshelf/code";
import { promptFor } from "../diffusers/prompts.ts";
import { extension } from "../download-query.ts";
import { downloadInstall, downloadSnippets } from "../generic-library.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { weightsFiles } from "../weights-file.ts";

const repository = "https://github.com/aigc-apps/VideoX-Fun";

/** What a script is given beside the prompt: the name of its variable, a file of the repository, and what it is. */
interface Input {
  readonly variable: string;
  readonly file: string;
  readonly note: string;
}

const begin: Input = {
  variable: "validation_image_start",
  file: "asset/1.png",
  note: "Your own picture, with which the video begins.",
};
const movement: Input = {
  variable: "control_video",
  file: "asset/pose.mp4",
  note: "Your own video of a pose, of edges or of depth, which the new one follows.",
};
const camera: Input = {
  variable: "start_image",
  file: "asset/7.png",
  note: "Your own picture, with which the video begins. The script says how the camera moves.",
};
const pose: Input = {
  variable: "control_image",
  file: "asset/pose.jpg",
  note: "Your own picture of a pose, of edges or of depth, which the new one follows.",
};

interface Script {
  readonly named: RegExp;
  /** In the folder examples, without its ending. */
  readonly script: string;
  readonly input: Input;
  /** The model under a network that only guides it. */
  readonly under?: string;
}

// The script for a model, by its name; the first that fits. Source: repository at 804a425, examples/.
const scripts: readonly Script[] = [
  { named: /cogvideox-fun.*(?:control|pose)/i, script: "cogvideox_fun/predict_v2v_control", input: movement },
  { named: /cogvideox-fun.*inp/i, script: "cogvideox_fun/predict_i2v", input: begin },
  { named: /wan2\.1-fun.*control-camera/i, script: "wan2.1_fun/predict_v2v_control_camera", input: camera },
  { named: /wan2\.1-fun.*control/i, script: "wan2.1_fun/predict_v2v_control", input: movement },
  { named: /wan2\.1-fun.*inp/i, script: "wan2.1_fun/predict_i2v", input: begin },
  { named: /wan2\.2-vace-fun/i, script: "wan2.2_vace_fun/predict_v2v_control", input: movement },
  { named: /wan2\.2-fun-5b.*control-camera/i, script: "wan2.2_fun/predict_v2v_control_camera_5b", input: camera },
  { named: /wan2\.2-fun-5b.*control/i, script: "wan2.2_fun/predict_v2v_control_5b", input: movement },
  { named: /wan2\.2-fun-5b.*inp/i, script: "wan2.2_fun/predict_i2v_5b", input: begin },
  { named: /wan2\.2-fun.*control-camera/i, script: "wan2.2_fun/predict_v2v_control_camera", input: camera },
  { named: /wan2\.2-fun.*control/i, script: "wan2.2_fun/predict_v2v_control", input: movement },
  { named: /wan2\.2-fun.*inp/i, script: "wan2.2_fun/predict_i2v", input: begin },
  {
    named: /z-image-turbo-fun-controlnet-union-2\.1/i,
    script: "z_image_fun/predict_turbo_t2i_control_2.1",
    input: pose,
    under: "Tongyi-MAI/Z-Image-Turbo",
  },
  {
    named: /z-image-turbo-fun-controlnet-union/i,
    script: "z_image_fun/predict_turbo_t2i_control",
    input: pose,
    under: "Tongyi-MAI/Z-Image-Turbo",
  },
  {
    named: /z-image-fun-controlnet-union-2\.1/i,
    script: "z_image_fun/predict_t2i_control_2.1",
    input: pose,
    under: "Tongyi-MAI/Z-Image",
  },
  {
    named: /qwen-image-2512-fun-controlnet-union/i,
    script: "qwenimage_fun/predict_t2i_control",
    input: pose,
    under: "Qwen/Qwen-Image-2512",
  },
  {
    named: /flux\.2-dev-fun-controlnet-union/i,
    script: "flux2_fun/predict_t2i_control",
    input: pose,
    under: "black-forest-labs/FLUX.2-dev",
  },
];

const scriptOf = (model: ModelRecord): Script | undefined => scripts.find(({ named }) => named.test(model.id));

const nameOf = ({ id }: ModelRecord) => id.slice(id.lastIndexOf("/") + 1);

/** The whole network for poses and edges, among lighter ones and those for other work. */
function guide(model: ModelRecord): string {
  const files = weightsFiles(model, ".safetensors");
  return files.find((file) => !/lite|tile/i.test(file)) ?? files[0] ?? `${nameOf(model)}.safetensors`;
}

/** Runs a copy of the script with other settings, which it is told by the environment: a name could hold anything. */
function run({ script, input }: Script, setting: "model_name" | "transformer_path", path: string): Fragment<"shell"> {
  const own = `examples/${script.slice(0, script.indexOf("/"))}/own.py`;
  const edits = [
    `s|^${setting} .*|${setting} = os.environ["MODEL"]|`,
    's|^prompt .*|prompt = os.environ["PROMPT"]|',
    `s|^${input.variable} .*|${input.variable} = os.environ["GIVEN"]|`,
  ];
  return sh`
    # The settings are written in the scripts: this one is a copy that takes three of them from here.
    sed ${edits.join("; ")} \
        ${`examples/${script}.py`} > ${own}
    MODEL=${path} PROMPT="$prompt" GIVEN="$given" python ${own}
    # What it made.
    ls samples/*
  `;
}

/** A whole model for videos. */
function film(model: ModelRecord, context: SnippetContext, script: Script): Snippet {
  const folder = `models/Diffusion_Transformer/${nameOf(model)}`;
  return shell()`
    ${gate(model, context)}
    # Needs one of NVIDIA's GPUs with 24 GB.
    prompt=${promptFor(model, "video")}
    ${comment(script.input.note)}
    given=${script.input.file}

    ${downloadTo(folder, model, context)}
    ${run(script, "model_name", folder)}
  `;
}

/** A network that guides a model for pictures. */
function picture(model: ModelRecord, context: SnippetContext, script: Script, under: string): Snippet {
  const folder = `models/Diffusion_Transformer/${under.slice(under.indexOf("/") + 1)}`;
  const file = guide(model);
  const gated = comment("Gated: accept its conditions on its page and log in with hf auth login.");
  return shell()`
    ${gate(model, context)}
    # Needs one of NVIDIA's GPUs.
    prompt=${promptFor(model, "image")}
    ${comment(script.input.note)}
    given=${script.input.file}

    # The model that it guides.
    ${under.startsWith("black-forest-labs/") ? gated : none.shell}
    hf download ${under} --local-dir ${folder}
    ${downloadTo("models/Personalized_Model", model, context, [file])}
    ${run(script, "transformer_path", `models/Personalized_Model/${file}`)}
  `;
}

const download = downloadSnippets(repository);

export default {
  prettyLabel: "VideoX Fun",
  repoName: "VideoX Fun",
  repoUrl: repository,
  filter: false,
  countDownloads: extension("safetensors"),
  install: (model) =>
    scriptOf(model) === undefined
      ? downloadInstall
      : gitClone(
          repository,
          "804a4258e2608f855ccaec8fffa279e75a3b89c6",
          "-r",
          "requirements.txt",
          "torchvision",
          "huggingface_hub",
        ),
  snippets: (model, context) => {
    const script = scriptOf(model);
    if (script === undefined) return download(model, context);
    if (script.under !== undefined) return [picture(model, context, script, script.under)];
    return [film(model, context, script)];
  },
  source: "repository aigc-apps/VideoX-Fun at 804a425, README, examples and source, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "from-a-picture": { id: "owner/Wan2.2-Fun-A14B-InP", gated: "auto" },
  control: { id: "owner/Wan2.1-Fun-V1.1-1.3B-Control" },
  "control-of-the-camera": { id: "owner/Wan2.2-Fun-5B-Control-Camera" },
  "guided-picture": {
    id: "owner/Z-Image-Turbo-Fun-Controlnet-Union-2.1",
    siblings: files("Union-2.1-lite.safetensors", "Union-2.1.safetensors"),
  },
  "guided-picture-lite": {
    id: "owner/Qwen-Image-2512-Fun-Controlnet-Union",
    siblings: files("Union-lite.safetensors"),
  },
  "guided-picture-of-a-gated-model": { id: "owner/FLUX.2-dev-Fun-Controlnet-Union" },
  "another-model": { id: "owner/name" },
} satisfies Examples;
