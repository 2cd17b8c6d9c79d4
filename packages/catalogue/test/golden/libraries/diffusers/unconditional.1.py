import torch
from diffusers import DiffusionPipeline

device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/name", dtype=torch.bfloat16)
pipe.to(device)

image = pipe().images[0]
image.save("output.png")
print("Saved output.png")
