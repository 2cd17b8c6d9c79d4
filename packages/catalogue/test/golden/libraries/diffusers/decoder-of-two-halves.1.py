import torch
from diffusers import AutoPipelineForText2Image

prompt = "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = AutoPipelineForText2Image.from_pretrained(
    "owner/name",
    dtype=torch.bfloat16,
)
pipe.to(device)

image = pipe(prompt).images[0]
image.save("output.png")
print("Saved output.png")
