# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

import soundfile
import torch
from stable_audio_tools import get_pretrained_model
from stable_audio_tools.inference.generation import generate_diffusion_cond

prompt = "a mellow piano melody over soft rain, 80 bpm"
seconds = 10

device = "cuda" if torch.cuda.is_available() else "cpu"
model, config = get_pretrained_model("owner/name")
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
