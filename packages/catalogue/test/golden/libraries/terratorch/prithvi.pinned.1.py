import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import torch
from huggingface_hub import hf_hub_download
from terratorch.registry import BACKBONE_REGISTRY

weights = hf_hub_download(
    "owner/Prithvi-EO-2.0-300M-TL",
    "Prithvi_EO_V2_300M_TL.pt",
    revision="v1.0",
)
model = BACKBONE_REGISTRY.build("prithvi_eo_v2_300_tl", pretrained=True, ckpt_path=weights)
model.eval()

# Noise, in place of your own pixels: the bands BLUE, GREEN, RED, NIR_NARROW, SWIR_1 and SWIR_2, standardized.
pixels = torch.randn(1, 6, 224, 224)
with torch.no_grad():
    features = model(pixels)
# One tensor for each layer: pictures, tokens, features.
print(len(features), features[-1].shape)
