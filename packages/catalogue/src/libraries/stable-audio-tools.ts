import { none, py, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

const imports = py`
  import json

  import soundfile
  import torch
  from huggingface_hub import hf_hub_download
  from stable_audio_tools.inference.generation import generate_diffusion_cond
  from stable_audio_tools.models.factory import create_model_from_config
  from stable_audio_tools.models.utils import load_ckpt_state_dict
`;

/** get_pretrained_model takes no revision: what it does, with one. */
const loadPinned = (model: ModelRecord, { revision }: SnippetContext) => py`
  with open(${pythonCall("hf_hub_download", [model.id, "model_config.json"], { revision })}) as file:
      config = json.load(file)
  model = create_model_from_config(config)
  weights = ${pythonCall("hf_hub_download", [model.id, "model.safetensors"], { revision })}
  model.load_state_dict(load_ckpt_state_dict(weights))
`;

const generate = (model: ModelRecord, context: SnippetContext): Snippet => {
  const pinned = context.revision !== undefined;
  return python()`
    ${head(model, context)}

    ${pinned ? imports : none.python}
    ${pinned ? none.python : py`import soundfile`}
    ${pinned ? none.python : py`import torch`}
    ${pinned ? none.python : py`from stable_audio_tools import get_pretrained_model`}
    ${pinned ? none.python : py`from stable_audio_tools.inference.generation import generate_diffusion_cond`}

    prompt = ${widgetText(model, "a mellow piano melody over soft rain, 80 bpm")}
    seconds = 10

    device = "cuda" if torch.cuda.is_available() else "cpu"
    ${pinned ? loadPinned(model, context) : py`model, config = get_pretrained_model(${model.id})`}
    model = model.to(device).eval()

    # Distilled models take few steps and no guidance.
    distilled = model.diffusion_objective == "rf_denoiser"
    options = {"steps": 8, "sampler_type": "pingpong"} if distilled else {"steps": 100}
    with torch.no_grad():
        audio = generate_diffusion_cond(
            model,
            cfg_scale=1 if distilled else 7,
            conditioning=[{"prompt": prompt, "seconds_start": 0, "seconds_total": seconds}],
            sample_size=config["sample_size"],
            device=device,
            **options,
        )
    audio = audio[0, :, : seconds * config["sample_rate"]].float().cpu()
    # As loud as can be.
    audio /= audio.abs().max()
    soundfile.write("audio.wav", audio.T.numpy(), config["sample_rate"])
    print("Saved audio.wav")
  `;
};

export default {
  prettyLabel: "Stable Audio Tools",
  repoName: "stable-audio-tools",
  repoUrl: "https://github.com/Stability-AI/stable-audio-tools.git",
  filter: false,
  countDownloads: path("model.safetensors"),
  install: pip("stable-audio-tools", "soundfile"),
  snippets: (model, context) => [generate(model, context)],
  source: "stable-audio-tools 0.0.19, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "text-to-audio": { id: "owner/name", pipeline_tag: "text-to-audio" },
  gated: { id: "owner/name", pipeline_tag: "text-to-audio", gated: "auto" },
} satisfies Examples;
