# trust_remote_code runs Python code from the model's repository: read it first, and pin a revision.
import os
from urllib.request import urlopen

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import torch
from PIL import Image
from torchvision import transforms
from transformers import AutoModelForImageSegmentation

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
device = "cuda" if torch.cuda.is_available() else "cpu"
# Weights may be stored in half precision, which is slow without a GPU.
model = AutoModelForImageSegmentation.from_pretrained(
    "owner/name",
    revision="v1.0",
    trust_remote_code=True,
).float().to(device).eval()
preprocess = transforms.Compose([
    transforms.Resize((1024, 1024)),
    transforms.ToTensor(),
    transforms.Normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]),
])

with torch.no_grad():
    mask = model(preprocess(image).unsqueeze(0).to(device))[-1].sigmoid()[0, 0].cpu()
image.putalpha(transforms.ToPILImage()(mask).resize(image.size))
image.save("foreground.png")
print("Saved foreground.png")
