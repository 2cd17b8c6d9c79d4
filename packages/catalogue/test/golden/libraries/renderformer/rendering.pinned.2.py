import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import h5py
import imageio.v3 as iio
import numpy as np
import torch
from huggingface_hub import snapshot_download
from renderformer import RenderFormerRenderingPipeline

scene_path = "scene/cbox.h5"

device = torch.device("cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu")
pipeline = RenderFormerRenderingPipeline.from_pretrained(snapshot_download("owner/name", revision="v1.0"))
pipeline.to(device)

# Each in a batch of one scene; texture is stored with half the precision.
with h5py.File(scene_path) as file:
    names = ["triangles", "texture", "vn", "c2w", "fov"]
    scene = {name: torch.from_numpy(np.array(file[name])).float()[None].to(device) for name in names}

# Half precision is for NVIDIA's GPUs alone: elsewhere it shows in the picture.
images = pipeline(
    triangles=scene["triangles"],
    texture=scene["texture"],
    mask=torch.ones(scene["triangles"].shape[:2], dtype=torch.bool, device=device),
    vn=scene["vn"],
    c2w=scene["c2w"],
    fov=scene["fov"][..., None],
    resolution=512,
    torch_dtype=torch.float16 if device.type == "cuda" else torch.float32,
)
# A picture for each camera of the scene.
for number, image in enumerate(images[0]):
    iio.imwrite(f"view-{number}.png", (image.clamp(0, 1) * 255).byte().cpu().numpy())
    print(f"Saved view-{number}.png")
