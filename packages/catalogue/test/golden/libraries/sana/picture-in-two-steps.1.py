# The file holds pickles, which can run code: load it only if you trust its author.

import torch
from app.sana_sprint_pipeline import SanaSprintPipeline
from huggingface_hub import hf_hub_download
from torchvision.utils import save_image

prompt = "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k"
# The configuration that fits the model's size, in the repository's folder.
config = "configs/sana_sprint_config/1024ms/SanaSprint_1600M_1024px_allqknorm_bf16_scm_ladd.yaml"

weights = hf_hub_download(
    "owner/Sana_Sprint_1.6B_1024px",
    "checkpoints/Sana_Sprint_1.6B_1024px.pth",
)
pipeline = SanaSprintPipeline(config)
pipeline.from_pretrained(weights)
# The generator that it has by default is one for the CPU, which a GPU does not take.
generator = torch.Generator(device=pipeline.device).manual_seed(0)
image = pipeline(
    prompt=prompt,
    height=1024,
    width=1024,
    guidance_scale=4.5,
    num_inference_steps=2,
    generator=generator,
)
save_image(image, "image.png", normalize=True, value_range=(-1, 1))
print("Saved image.png")
