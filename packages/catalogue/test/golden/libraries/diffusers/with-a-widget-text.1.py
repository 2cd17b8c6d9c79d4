import torch
from diffusers import DiffusionPipeline

prompt = "A fox in the snow"

device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/name", dtype=torch.bfloat16)
pipe.to(device)

image = pipe(prompt).images[0]
image.save("output.png")
print("Saved output.png")
