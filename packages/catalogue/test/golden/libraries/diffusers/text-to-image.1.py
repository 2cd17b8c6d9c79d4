import torch
from diffusers import DiffusionPipeline

prompt = "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k"

device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/name", dtype=torch.bfloat16)
pipe.to(device)

image = pipe(prompt).images[0]
image.save("output.png")
print("Saved output.png")
