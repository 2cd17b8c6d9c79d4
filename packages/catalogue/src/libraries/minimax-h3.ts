import { comment, type Fragment, none, py, python, type Snippet } from "@modelshelf/code";
import { baseModel } from "../base-model.ts";
import { comfyInstall, comfySnippets } from "../comfyui-files.ts";
import { promptFor } from "../diffusers/prompts.ts";
import { any, extension, filename, path } from "../download-query.ts";
import { catPicture, ownPicture } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

const isLora = (model: ModelRecord): boolean =>
  Boolean(model.tags?.some((tag) => tag === "lora" || tag.startsWith("base_model:adapter:"))) ||
  /(?:^|[-_/])lora(?:[-_]|$)/i.test(model.id);

/** Files for ComfyUI: weights, and no list of the parts that diffusers puts together. */
const isForComfy = (model: ModelRecord): boolean =>
  !isLora(model) &&
  weightsFiles(model, ".safetensors").length > 0 &&
  !model.siblings?.some(({ rfilename }) => rfilename === "modular_model_index.json");

const needs = "Needs one of NVIDIA's GPUs with 80 GB: its two large parts take turns there, and 130 GB of memory.";

interface Film {
  readonly title: string;
  readonly workflow: string;
  readonly picture: boolean;
}

const fromWords: Film = { title: "From words", workflow: "t2va", picture: false };
const fromPicture: Film = { title: "From a picture", workflow: "fl2va", picture: true };

/** The model under an adapter. */
const under = (model: ModelRecord) => baseModel(model) ?? "MiniMaxAI/MiniMax-H3";

function adapter(model: ModelRecord, { revision }: SnippetContext): Fragment<"python"> {
  const [file] = weightsFiles(model, ".safetensors");
  return pythonCall("pipeline.load_lora_weights", [model.id], { weight_name: file, revision });
}

function film(model: ModelRecord, context: SnippetContext, { title, workflow, picture }: Film): Snippet {
  const lora = isLora(model);
  const given = py`
    ${comment(ownPicture)}
    image = load_image(${catPicture})
  `;
  return python(title)`
    ${head(model, context, { first: needs })}

    import torch
    from diffusers import ComponentsManager, ModularPipeline
    ${picture ? py`from diffusers.utils import load_image` : none.python}
    from diffusers.utils.export_utils import encode_video

    prompt = ${promptFor(model, "video")}
    ${picture ? given : none.python}

    manager = ComponentsManager()
    pipeline = ${pythonCall("ModularPipeline.from_pretrained", [lora ? under(model) : model.id], {
      revision: lora ? undefined : context.revision,
      workflow,
      components_manager: py`manager`,
    })}
    pipeline.load_components(dtype=torch.bfloat16)
    ${lora ? adapter(model, context) : none.python}
    manager.enable_auto_cpu_offload(device="cuda", memory_reserve_margin="12GB")
    # Five seconds, with sound.
    state = pipeline(${picture ? py`prompt=prompt, image=image` : py`prompt=prompt`}, num_frames=124)
    encode_video(
        state.get("videos")[0],
        fps=24,
        output_path="video.mp4",
        audio=state.get("audio")[0],
        audio_sample_rate=state.get("sampling_rate"),
    )
    print("Saved video.mp4")
  `;
}

export default {
  prettyLabel: "MiniMax H3",
  repoName: "MiniMax-H3",
  repoUrl: "https://github.com/MiniMax-AI/MiniMax-H3",
  docsUrl: "https://huggingface.co/MiniMaxAI/MiniMax-H3",
  filter: false,
  countDownloads: any(
    extension("safetensors"),
    filename("model_index"),
    filename("config"),
    path("modular_model_index.json"),
  ),
  // The repository holds the model; diffusers is one of the programs that it names.
  install: (model) =>
    isForComfy(model)
      ? comfyInstall
      : pip(
          "diffusers",
          "transformers",
          "accelerate",
          "torch",
          "torchvision",
          "av",
          ...(isLora(model) ? ["peft"] : []),
        ),
  snippets: (model, context) => {
    if (isForComfy(model)) return comfySnippets(model, context);
    if (model.pipeline_tag === "image-to-video") return [film(model, context, fromPicture)];
    return [film(model, context, fromWords), film(model, context, fromPicture)];
  },
  source:
    "diffusers 0.42.1, source code and documentation, and repository MiniMax-AI/MiniMax-H3 at 8d8824e, README, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  model: { id: "owner/name", siblings: files("modular_model_index.json", "transformer/model.safetensors") },
  "from-a-picture": { id: "owner/name", pipeline_tag: "image-to-video", gated: "auto" },
  lora: {
    id: "owner/name",
    tags: ["lora", "base_model:adapter:owner/base"],
    siblings: files("style.safetensors"),
    cardData: { instance_prompt: "stylish, a ship at sea" },
  },
  "lora-by-its-name": { id: "owner/minimax-h3-style-lora", pipeline_tag: "image-to-video" },
  "for-comfyui": { id: "owner/name", siblings: files("diffusion_models/model.safetensors") },
} satisfies Examples;
