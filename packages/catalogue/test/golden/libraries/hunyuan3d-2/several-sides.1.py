# Runs in the folder of the repository; needs one of NVIDIA's GPUs.

from PIL import Image
from hy3dgen.rembg import BackgroundRemover
from hy3dgen.shapegen import Hunyuan3DDiTFlowMatchingPipeline

# Your own pictures of one thing, from these sides; backgrounds are taken away.
views = {
    "front": "assets/example_mv_images/1/front.png",
    "left": "assets/example_mv_images/1/left.png",
    "back": "assets/example_mv_images/1/back.png",
}

remove_background = BackgroundRemover()
image = {side: remove_background(Image.open(path).convert("RGB")) for side, path in views.items()}
pipeline = Hunyuan3DDiTFlowMatchingPipeline.from_pretrained(
    "owner/Hunyuan3D-2mv",
    subfolder="hunyuan3d-dit-v2-mv",
)
mesh = pipeline(image=image)[0]
mesh.export("shape.glb")
print("Saved shape.glb")
