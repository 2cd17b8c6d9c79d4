# Medium models need one of NVIDIA's GPUs, and: pip install flash-attn --no-build-isolation
# Gated model: accept its conditions at http://127.0.0.1:7860/stabilityai/stable-audio-3-medium and log in with: hf auth login
import json
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import soundfile
import torch
from huggingface_hub import hf_hub_download
from stable_audio_3 import StableAudioModel
from stable_audio_3.loading_utils import load_diffusion_cond

prompt = "a mellow piano melody over soft rain, 80 bpm"
seconds = 30

device = "cuda" if torch.cuda.is_available() else "cpu"
half = device == "cuda"
with open(hf_hub_download(
    "stabilityai/stable-audio-3-medium",
    "model_config.json",
    revision="v1.0",
)) as file:
    config = json.load(file)
weights = hf_hub_download(
    "stabilityai/stable-audio-3-medium",
    "model.safetensors",
    revision="v1.0",
)
network = load_diffusion_cond(config, weights, device=device, model_half=half)
model = StableAudioModel(network, config, device, half)
audio = model.generate(prompt=prompt, duration=seconds)
soundfile.write("audio.wav", audio[0].float().cpu().T.numpy(), model.model_config["sample_rate"])
print("Saved audio.wav")
