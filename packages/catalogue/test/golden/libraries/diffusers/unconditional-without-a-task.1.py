import torch
from diffusers import DiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/name")
pipe.to(device)

image = pipe().images[0]
image.save("output.png")
print("Saved output.png")
