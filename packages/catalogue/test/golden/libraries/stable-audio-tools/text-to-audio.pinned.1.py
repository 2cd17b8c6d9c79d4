import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import json

import soundfile
import torch
from huggingface_hub import hf_hub_download
from stable_audio_tools.inference.generation import generate_diffusion_cond
from stable_audio_tools.models.factory import create_model_from_config
from stable_audio_tools.models.utils import load_ckpt_state_dict

prompt = "a mellow piano melody over soft rain, 80 bpm"
seconds = 10

device = "cuda" if torch.cuda.is_available() else "cpu"
with open(hf_hub_download("owner/name", "model_config.json", revision="v1.0")) as file:
    config = json.load(file)
model = create_model_from_config(config)
weights = hf_hub_download("owner/name", "model.safetensors", revision="v1.0")
model.load_state_dict(load_ckpt_state_dict(weights))
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
