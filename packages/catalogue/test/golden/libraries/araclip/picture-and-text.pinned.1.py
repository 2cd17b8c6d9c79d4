import os
from urllib.request import urlopen

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from PIL import Image
from araclip import AraClip

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
# A cat, a dog and a horse, in Arabic.
labels = ["قطة", "كلب", "حصان"]

model = AraClip.from_pretrained("owner/name", revision="v1.0")
stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
picture = model.embed(image=image)
for label in labels:
    print(f"{label}: {picture @ model.embed(text=label):.3f}")
