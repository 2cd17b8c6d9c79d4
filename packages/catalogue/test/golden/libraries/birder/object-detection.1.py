# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

from urllib.request import urlopen

import birder
from PIL import Image
from birder.inference.detection import infer_image
from huggingface_hub import hf_hub_download

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
weights = hf_hub_download("owner/name", "name.pt")
# The package knows by the name how the network is built, and what the file must be.
net, info, transform = birder.load_pretrained_model_and_transform("name", dst=weights)
names = {number: name for name, number in info.class_to_idx.items()}
found = infer_image(net, image, transform, score_threshold=0.5)
for label, score, box in zip(found["labels"], found["scores"], found["boxes"]):
    print(f"{names.get(int(label), int(label))}: {float(score):.1%} at {[round(float(side)) for side in box]}")
