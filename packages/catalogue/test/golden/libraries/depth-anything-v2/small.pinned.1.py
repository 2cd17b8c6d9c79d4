import os
from urllib.request import urlopen

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import cv2
import numpy as np
import torch
from PIL import Image
from depth_anything_v2.dpt import DepthAnythingV2
from huggingface_hub import hf_hub_download

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
# infer_image picks its device in the same order.
device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
model = DepthAnythingV2(encoder="vits", features=64, out_channels=[48, 96, 192, 384])
weights_path = hf_hub_download(
    "owner/Depth-Anything-V2-Small",
    "depth_anything_v2_vits.pth",
    revision="v1.0",
)
model.load_state_dict(torch.load(weights_path, map_location="cpu", weights_only=True))
model = model.to(device).eval()

depth = model.infer_image(cv2.cvtColor(np.array(image), cv2.COLOR_RGB2BGR))
cv2.imwrite("depth.png", (depth / depth.max() * 255).astype(np.uint8))
# The brighter, the nearer; without a unit.
print("Saved depth.png", depth.shape)
