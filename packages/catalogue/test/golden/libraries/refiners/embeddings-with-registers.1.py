from urllib.request import urlopen

import torch
from PIL import Image
from huggingface_hub import hf_hub_download
from refiners.fluxion.utils import no_grad
from refiners.foundationals.dinov2 import DINOv2_base_reg, preprocess

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
device = "cuda" if torch.cuda.is_available() else "cpu"
model = DINOv2_base_reg(device=device)
weights = hf_hub_download("owner/dinov2.base.patch_14.reg_4", "model.safetensors")
model.load_from_safetensors(weights)
with no_grad():
    features = model(preprocess(image).unsqueeze(0).to(device))
# First what the whole picture is, then its patches.
print(features[0, 0])
