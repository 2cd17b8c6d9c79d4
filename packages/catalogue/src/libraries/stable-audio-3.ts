import { type Fragment, none, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

/** The names that the package has for the models of its authors. */
const ownName = ({ id }: ModelRecord): string | undefined =>
  /^stabilityai\/stable-audio-3-((?:medium|small-music|small-sfx)(?:-base)?)$/.exec(id)?.[1];

const byName = (name: string): Fragment<"python"> =>
  py`${pyImport("from stable_audio_3 import StableAudioModel")}model = StableAudioModel.from_pretrained(${name})`;

/** What from_pretrained does, for models and versions that it has no name for. */
const byFiles = (model: ModelRecord, { revision }: SnippetContext): Fragment<"python"> => py`
  ${pyImport(
    "import json",
    "import torch",
    "from huggingface_hub import hf_hub_download",
    "from stable_audio_3 import StableAudioModel",
    "from stable_audio_3.loading_utils import load_diffusion_cond",
  )}
  device = "cuda" if torch.cuda.is_available() else "cpu"
  half = device == "cuda"
  with open(${pythonCall("hf_hub_download", [model.id, "model_config.json"], { revision })}) as file:
      config = json.load(file)
  weights = ${pythonCall("hf_hub_download", [model.id, "model.safetensors"], { revision })}
  network = load_diffusion_cond(config, weights, device=device, model_half=half)
  model = StableAudioModel(network, config, device, half)
`;

const needs = (model: ModelRecord): string | undefined =>
  /small/i.test(model.id)
    ? undefined
    : "Medium models need one of NVIDIA's GPUs, and: pip install flash-attn --no-build-isolation";

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => {
  const name = context.revision === undefined ? ownName(model) : undefined;
  const first = needs(model);
  // Models that were not taught to be quick.
  const isBase = /-base$/.test(model.id);
  return [
    python()`
      ${head(model, context, first === undefined ? {} : { first })}

      import soundfile

      prompt = ${widgetText(model, "a mellow piano melody over soft rain, 80 bpm")}
      seconds = 30

      ${name === undefined ? byFiles(model, context) : byName(name)}
      audio = model.generate(prompt=prompt, duration=seconds${isBase ? py`, steps=50, cfg_scale=7` : none.python})
      soundfile.write("audio.wav", audio[0].float().cpu().T.numpy(), model.model_config["sample_rate"])
      print("Saved audio.wav")
    `,
  ];
};

export default {
  prettyLabel: "Stable Audio 3",
  repoName: "stable-audio-3",
  repoUrl: "https://github.com/Stability-AI/stable-audio-3",
  filter: false,
  countDownloads: path("model_config.json"),
  install: (model) =>
    gitClone(
      "https://github.com/Stability-AI/stable-audio-3",
      "636f906fc0ee54b3f06edf974dc7d3aa99d6841b",
      "-e",
      ".",
      // What flash-attn is built with: an environment of Python 3.12 or newer begins with none of it.
      ...(needs(model) === undefined ? [] : ["setuptools", "wheel", "psutil", "ninja"]),
    ),
  snippets,
  source: "repository Stability-AI/stable-audio-3 at 636f906, README, docs and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  medium: { id: "stabilityai/stable-audio-3-medium", pipeline_tag: "text-to-audio", gated: "auto" },
  "small-base": { id: "stabilityai/stable-audio-3-small-music-base" },
  "fine-tuned": { id: "owner/name", widgetData: [{ text: "a train passes" }] },
} satisfies Examples;
