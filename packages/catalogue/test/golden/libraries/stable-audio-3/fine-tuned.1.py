# Medium models need one of NVIDIA's GPUs, and: pip install flash-attn --no-build-isolation

import json

import soundfile
import torch
from huggingface_hub import hf_hub_download
from stable_audio_3 import StableAudioModel
from stable_audio_3.loading_utils import load_diffusion_cond

prompt = "a train passes"
seconds = 30

device = "cuda" if torch.cuda.is_available() else "cpu"
half = device == "cuda"
with open(hf_hub_download("owner/name", "model_config.json")) as file:
    config = json.load(file)
weights = hf_hub_download("owner/name", "model.safetensors")
network = load_diffusion_cond(config, weights, device=device, model_half=half)
model = StableAudioModel(network, config, device, half)
audio = model.generate(prompt=prompt, duration=seconds)
soundfile.write("audio.wav", audio[0].float().cpu().T.numpy(), model.model_config["sample_rate"])
print("Saved audio.wav")
