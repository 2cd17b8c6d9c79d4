# Needs Python 3.10.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import json

import soundfile
import torch
from huggingface_hub import hf_hub_download
from stable_audio_tools.inference.generation import generate_diffusion_cond, generate_diffusion_cond_inpaint
from stable_audio_tools.models.factory import create_model_from_config
from stable_audio_tools.models.utils import load_ckpt_state_dict

prompt = "a mellow piano melody over soft rain, 80 bpm"
seconds = 10

device = "cuda" if torch.cuda.is_available() else "cpu"
with open(hf_hub_download("owner/name", "model_config.json", revision="v1.0")) as file:
    config = json.load(file)
model = create_model_from_config(config)
weights = hf_hub_download("owner/name", "model.ckpt", revision="v1.0")
model.load_state_dict(load_ckpt_state_dict(weights))
model = model.to(device).eval()

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
