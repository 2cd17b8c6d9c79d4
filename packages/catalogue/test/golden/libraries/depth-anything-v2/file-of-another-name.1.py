from urllib.request import urlopen

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
model = DepthAnythingV2(encoder="vitb", features=128, out_channels=[96, 192, 384, 768])
weights_path = hf_hub_download("owner/Depth-Anything-V2-Base-Caves", "model.pth")
model.load_state_dict(torch.load(weights_path, map_location="cpu", weights_only=True))
model = model.to(device).eval()

depth = model.infer_image(cv2.cvtColor(np.array(image), cv2.COLOR_RGB2BGR))
cv2.imwrite("depth.png", (depth / depth.max() * 255).astype(np.uint8))
# The brighter, the nearer; without a unit.
print("Saved depth.png", depth.shape)
