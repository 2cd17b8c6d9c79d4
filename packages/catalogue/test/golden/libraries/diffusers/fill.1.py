import torch
from diffusers import FluxFillPipeline
from diffusers.utils import load_image

prompt = "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k"
# Paths or URLs: your own picture, and a mask that is white where it is to be painted anew.
image_path = "https://huggingface.co/datasets/YiYiXu/testing-images/resolve/main/cup.png"
mask_path = "https://huggingface.co/datasets/YiYiXu/testing-images/resolve/main/cup_mask.png"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = FluxFillPipeline.from_pretrained("owner/name", dtype=torch.bfloat16)
pipe.to(device)

image = pipe(
    prompt=prompt,
    image=load_image(image_path),
    mask_image=load_image(mask_path),
    height=1632,
    width=1232,
    guidance_scale=30,
    num_inference_steps=50,
    max_sequence_length=512,
    generator=torch.Generator("cpu").manual_seed(0),
).images[0]
image.save("output.png")
print("Saved output.png")
