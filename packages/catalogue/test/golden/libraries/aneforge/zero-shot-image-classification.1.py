# ANEForge runs on Macs with Apple silicon: macOS 14 or later, with Xcode's command-line tools.

import aneforge as af
from PIL import Image

# Your own picture.
image = Image.open("picture.jpg").convert("RGB")
labels = ["a cat", "a dog", "a bird"]

model = af.load_clip("owner/name")
for label, probability in model.classify(image, labels):
    print(f"{label}: {probability:.1%}")
