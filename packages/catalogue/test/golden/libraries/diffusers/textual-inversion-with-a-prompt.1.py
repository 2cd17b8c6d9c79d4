import torch
from diffusers import DiffusionPipeline

prompt = "a photo of <cat-toy>"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/base", dtype=torch.bfloat16)
pipe.to(device)
pipe.load_textual_inversion("owner/name")

image = pipe(prompt).images[0]
image.save("output.png")
print("Saved output.png")
