import os
from urllib.request import urlopen

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import depth_pro
import torch
from PIL import Image
from dataclasses import replace
from depth_pro.depth_pro import DEFAULT_MONODEPTH_CONFIG_DICT
from huggingface_hub import hf_hub_download

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
weights_path = hf_hub_download("owner/name", "depth_pro.pt", revision="v1.0")
config = replace(DEFAULT_MONODEPTH_CONFIG_DICT, checkpoint_uri=weights_path)
device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
model, transform = depth_pro.create_model_and_transforms(config=config, device=device)
model.eval()

# The focal length is estimated too; pass yours in pixels as f_px=torch.tensor(...) if you know it.
prediction = model.infer(transform(image))
depth = prediction["depth"]
print(f"From {depth.min().item():.2f} m to {depth.max().item():.2f} m")
print(f"Focal length: {prediction['focallength_px'].item():.0f} pixels")
nearness = 1 / depth.clamp(min=0.1)
Image.fromarray((nearness / nearness.max() * 255).byte().cpu().numpy()).save("depth.png")
