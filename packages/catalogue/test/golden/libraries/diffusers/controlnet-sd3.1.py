import torch
from diffusers import SD3ControlNetModel, StableDiffusion3ControlNetPipeline
from diffusers.utils import load_image

prompt = "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k"
# A path or URL: a picture of the kind that this model was trained on (edges, depth, poses ...).
control_path = "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png"

controlnet = SD3ControlNetModel.from_pretrained("owner/name", dtype=torch.bfloat16)
device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = StableDiffusion3ControlNetPipeline.from_pretrained(
    "stabilityai/stable-diffusion-3-medium-diffusers",
    dtype=torch.bfloat16,
    controlnet=controlnet,
)
pipe.to(device)

image = pipe(prompt, control_image=load_image(control_path)).images[0]
image.save("output.png")
print("Saved output.png")
