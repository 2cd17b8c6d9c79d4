from urllib.request import urlopen

import torch
from PIL import Image
from huggingface_hub import hf_hub_download
from refiners.solutions import BoxSegmenter

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
# What to cut out: left, top, right and bottom in pixels; here all of the picture.
box = (0, 0, image.width, image.height)
device = "cuda" if torch.cuda.is_available() else "cpu"
weights = hf_hub_download("owner/finegrain-box-segmenter", "model.safetensors")
segmenter = BoxSegmenter(weights=weights, device=device)
segmenter(image, box).save("mask.png")
print("Saved mask.png")
