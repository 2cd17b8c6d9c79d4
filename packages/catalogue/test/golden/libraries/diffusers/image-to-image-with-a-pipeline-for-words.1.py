import torch
from diffusers import AutoPipelineForImage2Image
from diffusers.utils import load_image

prompt = "Turn this cat into a dog"
# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = AutoPipelineForImage2Image.from_pretrained(
    "owner/name",
    dtype=torch.bfloat16,
)
pipe.to(device)

image = pipe(image=load_image(image_path), prompt=prompt).images[0]
image.save("output.png")
print("Saved output.png")
