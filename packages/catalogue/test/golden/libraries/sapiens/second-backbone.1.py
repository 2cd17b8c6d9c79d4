# Needs Python 3.12 or later.

from urllib.request import urlopen

import torch
from PIL import Image
from huggingface_hub import hf_hub_download
from safetensors.torch import load_file
from sapiens.backbones.standalone.sapiens2 import Sapiens2
from torchvision.transforms import v2

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
size = (1024, 768)
device = "cuda" if torch.cuda.is_available() else "cpu"
model = Sapiens2(arch="sapiens2_0.8b", img_size=size, patch_size=16)
weights = hf_hub_download(
    "owner/sapiens2-pretrain-0.8b",
    "sapiens2_0.8b_pretrain.safetensors",
)
model.load_state_dict(load_file(weights))
model.to(device).eval()
prepare = v2.Compose(
    [
        v2.PILToTensor(),
        v2.Resize(size),
        v2.ToDtype(torch.float32, scale=True),
        v2.Normalize(mean=[0.485, 0.456, 0.406], std=[0.229, 0.224, 0.225]),
    ]
)
with torch.no_grad():
    features = model(prepare(image).unsqueeze(0).to(device))[0]
print(features.shape)
