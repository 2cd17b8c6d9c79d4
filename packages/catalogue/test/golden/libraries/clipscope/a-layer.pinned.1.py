import os
from urllib.request import urlopen

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import torch
from PIL import Image
from clipscope import ConfiguredViT, TopKSAE
from huggingface_hub import hf_hub_download

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
device = "cuda" if torch.cuda.is_available() else "cpu"
path = hf_hub_download("owner/name", "20_resid/6000.pt", revision="v1.0")
saved = torch.load(path, map_location=device, weights_only=True)
autoencoder = TopKSAE(k=saved["k"], n_features=saved["n_features"], d_in=saved["d_in"], device=device)
autoencoder.load_state_dict(saved["model_state_dict"])

# What CLIP makes of the whole picture in the layer that the autoencoder was trained on.
layer = (20, "resid")
clip = ConfiguredViT([layer], device=device)
activations = clip.all_activations(image)[layer][:, 0]

with torch.no_grad():
    latent = autoencoder.forward_verbose(activations)["latent"][0]
values, features = latent.topk(10)
for feature, value in zip(features.tolist(), values.tolist()):
    print(f"feature {feature}: {value:.2f}")
