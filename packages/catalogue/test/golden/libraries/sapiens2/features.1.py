# Needs Python 3.12.

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
# Height and width that the model was trained with.
size = (1024, 768)
device = "cuda" if torch.cuda.is_available() else "cpu"
model = Sapiens2(arch="sapiens2_0.4b", img_size=size, patch_size=16)
model.load_state_dict(load_file(hf_hub_download(
    "owner/sapiens2-pretrain-0.4b",
    "sapiens2_0.4b_pretrain.safetensors",
)))
model.to(device).eval()

transform = v2.Compose([
    v2.ToImage(),
    v2.Resize(size, antialias=True),
    v2.ToDtype(torch.float32, scale=True),
    v2.Normalize(mean=(0.485, 0.456, 0.406), std=(0.229, 0.224, 0.225)),
])
with torch.no_grad():
    features = model(transform(image)[None].to(device))[0]
print(features.shape)
