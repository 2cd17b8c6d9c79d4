# Runs in the folder of the repository and its environment.

import os
from urllib.request import urlopen

os.environ["SPCONV_ALGO"] = "native"

from PIL import Image
from trellis.pipelines import TrellisImageTo3DPipeline
from trellis.utils import postprocessing_utils

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
pipeline = TrellisImageTo3DPipeline.from_pretrained("owner/name")
pipeline.cuda()
made = pipeline.run(image, seed=1)

# With a texture, and a twentieth of the triangles.
thing = postprocessing_utils.to_glb(made["gaussian"][0], made["mesh"][0], simplify=0.95, texture_size=1024)
thing.export("thing.glb")
print("Saved thing.glb")
