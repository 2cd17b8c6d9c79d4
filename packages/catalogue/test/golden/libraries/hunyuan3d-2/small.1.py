# Runs in the folder of the repository; needs one of NVIDIA's GPUs.
# Gated model: accept its conditions at https://huggingface.co/owner/Hunyuan3D-2mini and log in with: hf auth login

from PIL import Image
from hy3dgen.rembg import BackgroundRemover
from hy3dgen.shapegen import Hunyuan3DDiTFlowMatchingPipeline

# Your own picture of one thing; a background is taken away.
image_path = "assets/demo.png"

image = Image.open(image_path).convert("RGB")
image = BackgroundRemover()(image)
pipeline = Hunyuan3DDiTFlowMatchingPipeline.from_pretrained(
    "owner/Hunyuan3D-2mini",
    subfolder="hunyuan3d-dit-v2-mini",
)
mesh = pipeline(image=image)[0]
mesh.export("shape.glb")
print("Saved shape.glb")
