# Needs Linux with Python 3.12 and one of NVIDIA's GPUs, and CUDA's compiler.

import torch
from gaussianformer import GaussianFormerRenderingPipeline, load_ply
from gaussianformer.utils.cameras import orbit
from PIL import Image

# Your own object, as trainers of 3D Gaussian splats write it, and which of its axes points up: y, z or -y.
ply_path = "object.ply"
up = "z"

pipeline = GaussianFormerRenderingPipeline.from_pretrained("owner/name").to("cuda")
gaussians = load_ply(ply_path, up=up)
# Eight cameras around it, at a distance of 1.7.
cameras = torch.from_numpy(orbit(8, 1.7))
images = pipeline(gaussians, cameras, fov=45.0)
for number, image in enumerate(images):
    pixels = (image.float().clamp(0, 1) * 255).byte().cpu().numpy()
    Image.fromarray(pixels).save(f"view-{number}.png")
    print(f"Saved view-{number}.png")
