import soundfile
import torch
from diffusers import DiffusionPipeline

prompt = "Slow piano music with rain in the background"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/name", dtype=torch.bfloat16)
pipe.to(device)

audio = torch.as_tensor(pipe(prompt).audios[0]).float().cpu()
sampling_rate = pipe.vae.sampling_rate
soundfile.write("output.wav", audio.T.numpy(), sampling_rate)
print("Saved output.wav")
