import torch
from diffusers import AutoPipelineForInpainting
from diffusers.utils import load_image

prompt = "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k"
# Paths or URLs: your own picture, and a mask that is white where it is to be painted anew.
image_path = "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo.png"
mask_path = "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo_mask.png"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = AutoPipelineForInpainting.from_pretrained(
    "owner/name",
    dtype=torch.bfloat16,
)
pipe.to(device)

image = pipe(
    prompt=prompt,
    image=load_image(image_path).resize((1024, 1024)),
    mask_image=load_image(mask_path).resize((1024, 1024)),
    height=1024,
    width=1024,
    guidance_scale=8.0,
    num_inference_steps=20,
    # Below 1, so that the old picture shapes the new.
    strength=0.99,
    generator=torch.Generator("cpu").manual_seed(0),
).images[0]
image.save("output.png")
print("Saved output.png")
