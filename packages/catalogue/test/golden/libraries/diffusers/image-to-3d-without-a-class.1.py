import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_ply, load_image

# A path or URL: put your own picture here, one object on a plain background.
image_path = "https://hf.co/datasets/diffusers/docs-images/resolve/main/shap-e/corgi.png"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/name")
pipe.to(device)

mesh = pipe(
    load_image(image_path),
    guidance_scale=3,
    num_inference_steps=64,
    output_type="mesh",
).images[0]
export_to_ply(mesh, "output.ply")
print("Saved output.ply")
