# The file holds pickles, which can run code: load it only if you trust its author.

import torch
from app.sana_pipeline import SanaPipeline
from huggingface_hub import hf_hub_download
from torchvision.utils import save_image

prompt = "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k"
# The configuration that fits the model's size, in the repository's folder.
config = "configs/sana_config/2048ms/Sana_1600M_img2048_bf16.yaml"

weights = hf_hub_download(
    "owner/Sana_1600M_2Kpx_BF16",
    "checkpoints/Sana_1600M_2Kpx_BF16.pth",
)
pipeline = SanaPipeline(config)
pipeline.from_pretrained(weights)
# The generator that it has by default is one for the CPU, which a GPU does not take.
generator = torch.Generator(device=pipeline.device).manual_seed(0)
image = pipeline(
    prompt=prompt,
    height=2048,
    width=2048,
    guidance_scale=4.5,
    pag_guidance_scale=1,
    num_inference_steps=20,
    generator=generator,
)
save_image(image, "image.png", normalize=True, value_range=(-1, 1))
print("Saved image.png")
