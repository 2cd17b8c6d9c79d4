# Runs in the folder of the repository, with Python 3.10; needs one of NVIDIA's GPUs with 10 GB.

import sys

from PIL import Image

sys.path.insert(0, "hy3dshape")

from hy3dshape.pipelines import Hunyuan3DDiTFlowMatchingPipeline
from hy3dshape.rembg import BackgroundRemover

# Your own picture of one thing; a background is taken away.
image_path = "assets/demo.png"

image = Image.open(image_path).convert("RGB")
image = BackgroundRemover()(image)
# The file holds pickles, which can run code: load it only if you trust its author.
pipeline = Hunyuan3DDiTFlowMatchingPipeline.from_pretrained(
    "owner/Hunyuan3D-2.1",
    subfolder="hunyuan3d-dit-v2-1",
)
mesh = pipeline(image=image)[0]
mesh.export("shape.glb")
print("Saved shape.glb")
