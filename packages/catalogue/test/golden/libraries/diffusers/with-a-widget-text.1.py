import torch
from diffusers import DiffusionPipeline

prompt = "A fox in the snow"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/name", dtype=torch.bfloat16)
pipe.to(device)

image = pipe(prompt).images[0]
image.save("output.png")
print("Saved output.png")
