from urllib.request import urlopen

import torch
from PIL import Image
from ben2 import BEN_Base

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
device = "cuda" if torch.cuda.is_available() else "cpu"
model = BEN_Base.from_pretrained("owner/name")
model.to(device).eval()
foreground = model.inference(image)
foreground.save("foreground.png")
print("Saved foreground.png")
