# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: huggingface-cli login

from urllib.request import urlopen

import torch
from PIL import Image
from clipscope import ConfiguredViT, TopKSAE

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
device = "cuda" if torch.cuda.is_available() else "cpu"
autoencoder = TopKSAE.from_pretrained(
    checkpoint="22_resid/1200013184.pt",
    repo_id="owner/name",
    device=device,
)

# What CLIP makes of the whole picture in the layer that the autoencoder was trained on.
layer = (22, "resid")
clip = ConfiguredViT([layer], device=device)
activations = clip.all_activations(image)[layer][:, 0]

with torch.no_grad():
    latent = autoencoder.forward_verbose(activations)["latent"][0]
values, features = latent.topk(10)
for feature, value in zip(features.tolist(), values.tolist()):
    print(f"feature {feature}: {value:.2f}")
