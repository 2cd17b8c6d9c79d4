# ANEForge runs on Macs with Apple silicon: macOS 14 or later, with Xcode's command-line tools.

import aneforge as af
from PIL import Image

# Your own picture.
image = Image.open("picture.jpg").convert("RGB")

model = af.load_vit("owner/name")
for label, score in model.classify(image):
    print(f"{label}: {score:.2f}")
