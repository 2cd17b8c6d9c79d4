# Runs in the folder of the repository; needs one of NVIDIA's GPUs.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from PIL import Image
from huggingface_hub import snapshot_download
from hy3dgen.rembg import BackgroundRemover
from hy3dgen.shapegen import Hunyuan3DDiTFlowMatchingPipeline

# Your own picture of one thing; a background is taken away.
image_path = "assets/demo.png"

image = Image.open(image_path).convert("RGB")
image = BackgroundRemover()(image)
pipeline = Hunyuan3DDiTFlowMatchingPipeline.from_pretrained(
    snapshot_download("owner/Hunyuan3D-2", revision="v1.0"),
    subfolder="hunyuan3d-dit-v2-0",
)
mesh = pipeline(image=image)[0]
mesh.export("shape.glb")
print("Saved shape.glb")
