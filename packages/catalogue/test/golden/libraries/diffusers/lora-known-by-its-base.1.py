import torch
from diffusers import DiffusionPipeline

prompt = "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/base", dtype=torch.bfloat16)
pipe.to(device)
pipe.load_lora_weights("owner/name")

image = pipe(prompt).images[0]
image.save("output.png")
print("Saved output.png")
