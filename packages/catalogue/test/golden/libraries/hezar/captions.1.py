# Gated model: accept its conditions at https://huggingface.co/owner/name-image-captioning and log in with: hf auth login

from hezar.models import Model
from hezar.utils import load_image

# A path or URL: put your own picture here.
image = "https://raw.githubusercontent.com/hezarai/hezar/0bc6eab/examples/assets/image_captioning_example.jpg"

# The file holds pickles, which can run code: load it only if you trust its author.
model = Model.load("owner/name-image-captioning")
print(model.predict(load_image(image)))
