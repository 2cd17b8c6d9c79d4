import torch
from diffusers import DiffusionPipeline

prompt = "a photo of TOK"

device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/base", dtype=torch.bfloat16)
pipe.to(device)
pipe.load_lora_weights("owner/name")

image = pipe(prompt).images[0]
image.save("output.png")
print("Saved output.png")
