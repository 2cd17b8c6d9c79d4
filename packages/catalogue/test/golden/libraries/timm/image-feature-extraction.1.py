from urllib.request import urlopen

import timm
import torch
from PIL import Image
from timm.data import create_transform, resolve_data_config

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")

model = timm.create_model("hf-hub:owner/name", pretrained=True, num_classes=0)
model.eval()
transform = create_transform(**resolve_data_config({}, model=model))
batch = transform(image).unsqueeze(0)

with torch.no_grad():
    features = model(batch)[0]
    mirrored = model(batch.flip(-1))[0]
    print(features.shape)
    # How much the picture resembles its mirror image to the model: 1 is the same.
    print(torch.nn.functional.cosine_similarity(features, mirrored, dim=0).item())
