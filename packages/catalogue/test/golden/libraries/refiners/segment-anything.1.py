from urllib.request import urlopen

import torch
from PIL import Image
from huggingface_hub import hf_hub_download
from refiners.fluxion.utils import no_grad
from refiners.foundationals.segment_anything import SegmentAnythingH

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
# A point on what to find, in pixels: here the middle.
point = (image.width / 2, image.height / 2)
device = "cuda" if torch.cuda.is_available() else "cpu"
model = SegmentAnythingH(device=device)
weights = hf_hub_download("owner/sam.vit_h", "model.safetensors")
model.load_from_safetensors(weights)
with no_grad():
    masks, scores, _ = model.predict(image, foreground_points=[point])
best = masks[0, scores[0].argmax()]
Image.fromarray(best.to(torch.uint8).mul(255).cpu().numpy()).save("mask.png")
print("Saved mask.png")
