import soundfile
import torch
from diffusers import DiffusionPipeline

prompt = "Slow piano music with rain in the background"

device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/name", dtype=torch.bfloat16)
pipe.to(device)

audio = torch.as_tensor(pipe(prompt).audios[0]).float().cpu()
# The model's card says its sampling rate.
sampling_rate = 44100
soundfile.write("output.wav", audio.T.numpy(), sampling_rate)
print("Saved output.wav")
