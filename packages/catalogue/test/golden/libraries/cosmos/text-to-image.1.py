# Needs one of NVIDIA's GPUs. What it makes is checked by nvidia/Cosmos-1.0-Guardrail: accept the conditions there, too.

import torch
from diffusers import Cosmos2TextToImagePipeline

prompt = "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k"

pipeline = Cosmos2TextToImagePipeline.from_pretrained(
    "owner/Cosmos-Predict2-2B-Text2Image",
    torch_dtype=torch.bfloat16,
)
pipeline.to("cuda")
pipeline(prompt).images[0].save("image.png")
print("Saved image.png")
