# trust_remote_code runs Python code from the model's repository: read it first, and pin a revision.

from urllib.request import urlopen

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
    "owner/BiRefNet_lite-2K",
    trust_remote_code=True,
).float().to(device).eval()
preprocess = transforms.Compose([
    transforms.Resize((1440, 2560)),
    transforms.ToTensor(),
    transforms.Normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]),
])

with torch.no_grad():
    mask = model(preprocess(image).unsqueeze(0).to(device))[-1].sigmoid()[0, 0].cpu()
image.putalpha(transforms.ToPILImage()(mask).resize(image.size))
image.save("foreground.png")
print("Saved foreground.png")
