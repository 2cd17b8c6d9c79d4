# It needs Linux, an NVIDIA GPU with 32 GB, and the conda environment of the project's doc/setup.md.

import sys
from urllib.request import urlopen

import numpy as np
from PIL import Image
from huggingface_hub import snapshot_download

sys.path.append("notebook")
from inference import Inference

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
# A picture of the same size: white where the object is, black elsewhere.
mask_path = "mask.png"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
mask = np.array(Image.open(mask_path).convert("L")) > 127
folder = snapshot_download("owner/name")
inference = Inference(f"{folder}/checkpoints/pipeline.yaml")
result = inference(np.array(image), mask, seed=0)
result["gs"].save_ply("object.ply")
print("Saved object.ply")
