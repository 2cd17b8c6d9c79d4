import torch
from huggingface_hub import hf_hub_download
from terratorch.registry import BACKBONE_REGISTRY

weights = hf_hub_download("owner/TerraMind-1.0-base", "TerraMind_v1_base.pt")
# Others to read alone or together: S1GRD, S1RTC, DEM, RGB.
model = BACKBONE_REGISTRY.build("terramind_v1_base", ckpt_path=weights, modalities=["S2L2A"])
model.eval()

# Noise, in place of your own pixels: the twelve bands of Sentinel-2 L2A, standardized.
pixels = torch.randn(1, 12, 224, 224)
with torch.no_grad():
    features = model({"S2L2A": pixels})
# One tensor for each layer: pictures, tokens, features.
print(len(features), features[-1].shape)
