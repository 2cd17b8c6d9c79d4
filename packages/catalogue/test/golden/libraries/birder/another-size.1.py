from urllib.request import urlopen

import birder
from PIL import Image
from birder.inference.classification import infer_image
from huggingface_hub import hf_hub_download

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
weights = hf_hub_download("owner/name", "name-256px.pt")
# The package knows by the name how the network is built, and what the file must be.
net, info, transform = birder.load_pretrained_model_and_transform("name-256px", dst=weights)
names = {number: name for name, number in info.class_to_idx.items()}
scores, _ = infer_image(net, image, transform)
for number in scores[0].argsort()[::-1][:5]:
    print(f"{names.get(int(number), int(number))}: {scores[0][number]:.1%}")
