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
  from stable_audio_tools.inference.generation import generate_diffusion_cond, generate_diffusion_cond_inpaint
  from stable_audio_tools.models.factory import create_model_from_config
  from stable_audio_tools.models.utils import load_ckpt_state_dict
`;

/** get_pretrained_model takes the first of these that there is. */
const weightsOf = (model: ModelRecord): string =>
  ["model.safetensors", "model.ckpt"].find((file) => model.siblings?.some(({ rfilename }) => rfilename === file)) ??
  "model.safetensors";

/** get_pretrained_model takes no revision: what it does, with one. */
const loadPinned = (model: ModelRecord, { revision }: SnippetContext) => py`
  with open(${pythonCall("hf_hub_download", [model.id, "model_config.json"], { revision })}) as file:
      config = json.load(file)
  model = create_model_from_config(config)
  weights = ${pythonCall("hf_hub_download", [model.id, weightsOf(model)], { revision })}
  model.load_state_dict(load_ckpt_state_dict(weights))
`;

// What the interface of the package starts with for each objective; for "v", the sigmas of Stable Audio Open's card.
const settings = py`
  # What a model was trained for decides over its steps, guidance and sampler.
  settings = {
      "v": {"steps": 100, "cfg_scale": 7, "sampler_type": "dpmpp-3m-sde", "sigma_min": 0.3, "sigma_max": 500},
      "rectified_flow": {"steps": 50, "cfg_scale": 7, "sampler_type": "dpmpp"},
      "rf_denoiser": {"steps": 8, "cfg_scale": 1, "sampler_type": "pingpong"},
  }
  objective = config["model"]["diffusion"].get("diffusion_objective", "v")
  # Models that can also fill gaps in a recording have a function of their own.
  inpaints = config["model_type"] == "diffusion_cond_inpaint"
  generate = generate_diffusion_cond_inpaint if inpaints else generate_diffusion_cond
`;

const generate = (model: ModelRecord, context: SnippetContext): Snippet => {
  const pinned = context.revision !== undefined;
  return python()`
    ${head(model, context, { first: "Needs Python 3.10." })}

    ${pinned ? imports : none.python}
    ${pinned ? none.python : py`import soundfile`}
    ${pinned ? none.python : py`import torch`}
    ${pinned ? none.python : py`from stable_audio_tools import get_pretrained_model`}
    ${pinned ? none.python : py`from stable_audio_tools.inference.generation import generate_diffusion_cond, generate_diffusion_cond_inpaint`}

    prompt = ${widgetText(model, "a mellow piano melody over soft rain, 80 bpm")}
    seconds = 10

    device = "cuda" if torch.cuda.is_available() else "cpu"
    ${pinned ? loadPinned(model, context) : py`model, config = get_pretrained_model(${model.id})`}
    model = model.to(device).eval()

    ${settings}
    with torch.no_grad():
        audio = generate(
            model,
            conditioning=[{"prompt": prompt, "seconds_start": 0, "seconds_total": seconds}],
            sample_size=config["sample_size"],
            device=device,
            **settings[objective],
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
  // PyTorch Lightning: every model with a transformer imports it, and only the package's extra for training has it.
  install: pip("stable-audio-tools", "pytorch_lightning", "soundfile"),
  snippets: (model, context) => [generate(model, context)],
  source: "stable-audio-tools 0.0.20, source code, and card of stabilityai/stable-audio-open-1.0, read 2026-11-21",
} satisfies Library;

export const examples = {
  "pickled-weights": { id: "owner/name", siblings: [{ rfilename: "model.ckpt" }, { rfilename: "model_config.json" }] },
  "text-to-audio": { id: "owner/name", pipeline_tag: "text-to-audio" },
  gated: { id: "owner/name", pipeline_tag: "text-to-audio", gated: "auto" },
} satisfies Examples;
