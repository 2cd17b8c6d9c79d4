# Needs Python 3.10.
# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

import soundfile
import torch
from stable_audio_tools import get_pretrained_model
from stable_audio_tools.inference.generation import generate_diffusion_cond, generate_diffusion_cond_inpaint

prompt = "a mellow piano melody over soft rain, 80 bpm"
seconds = 10

device = "cuda" if torch.cuda.is_available() else "cpu"
model, config = get_pretrained_model("owner/name")
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
