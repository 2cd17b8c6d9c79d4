import torch
from diffusers import DiffusionPipeline

# <concept> stands for what the model learned.
prompt = "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k, in the style of <concept>"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/base", dtype=torch.bfloat16)
pipe.to(device)
pipe.load_textual_inversion("owner/name", token="<concept>")

image = pipe(prompt).images[0]
image.save("output.png")
print("Saved output.png")
