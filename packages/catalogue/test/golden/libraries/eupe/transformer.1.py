# Runs in the folder of the repository, and needs PyTorch 2.7.1.

from urllib.request import urlopen

import torch
from PIL import Image
from huggingface_hub import hf_hub_download
from torchvision.transforms import v2

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
device = "cuda" if torch.cuda.is_available() else "cpu"
# The file holds pickles, which can run code: load it only if you trust its author.
weights = hf_hub_download("owner/EUPE-ViT-B", "EUPE-ViT-B.pt")
model = torch.hub.load(".", "eupe_vitb16", source="local", pretrained=True, weights=weights)
model.to(device).eval()

transform = v2.Compose([
    v2.ToImage(),
    v2.Resize((256, 256), antialias=True),
    v2.ToDtype(torch.float32, scale=True),
    v2.Normalize(mean=(0.485, 0.456, 0.406), std=(0.229, 0.224, 0.225)),
])
with torch.inference_mode():
    features = model.forward_features(transform(image)[None].to(device))
# Of the whole picture, and of each patch of it.
print(features["x_norm_clstoken"].shape, features["x_norm_clstoken"][0, :10])
print(features["x_norm_patchtokens"].shape)
