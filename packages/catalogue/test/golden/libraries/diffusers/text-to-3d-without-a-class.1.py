import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_ply

prompt = "A wooden rocking chair"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/name")
pipe.to(device)

mesh = pipe(prompt, guidance_scale=15, num_inference_steps=64, output_type="mesh").images[0]
export_to_ply(mesh, "output.ply")
print("Saved output.ply")
