# Runs in the folder of the repository; needs one of NVIDIA's GPUs.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from PIL import Image
from huggingface_hub import snapshot_download
from hy3dgen.rembg import BackgroundRemover
from hy3dgen.shapegen import Hunyuan3DDiTFlowMatchingPipeline
from hy3dgen.texgen import Hunyuan3DPaintPipeline

# Your own picture of one thing; a background is taken away.
image_path = "assets/demo.png"

image = Image.open(image_path).convert("RGB")
image = BackgroundRemover()(image)
folder = snapshot_download("owner/Hunyuan3D-2", revision="v1.0")
pipeline = Hunyuan3DDiTFlowMatchingPipeline.from_pretrained(
    folder,
    subfolder="hunyuan3d-dit-v2-0",
)
mesh = pipeline(image=image)[0]
# Its colours, which take 16 GB. First build two parts of the repository, in each of these folders, with
# python setup.py install: hy3dgen/texgen/custom_rasterizer, hy3dgen/texgen/differentiable_renderer
painter = Hunyuan3DPaintPipeline.from_pretrained(folder)
painter(mesh, image=image).export("coloured.glb")
print("Saved coloured.glb")
