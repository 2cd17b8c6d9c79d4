# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

from urllib.request import urlopen

from PIL import Image
from araclip import AraClip

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
# A cat, a dog and a horse, in Arabic.
labels = ["قطة", "كلب", "حصان"]

model = AraClip.from_pretrained("owner/name")
stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
picture = model.embed(image=image)
for label in labels:
    print(f"{label}: {picture @ model.embed(text=label):.3f}")
