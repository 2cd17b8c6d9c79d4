import torch
from huggingface_hub import hf_hub_download
from terratorch.registry import FULL_MODEL_REGISTRY

weights = hf_hub_download(
    "owner/TerraMind-1.0-Tokenizer-S1GRD",
    "TerraMind_Tokenizer_S1GRD.pt",
)
tokenizer = FULL_MODEL_REGISTRY.build("terramind_v1_tokenizer_s1grd", ckpt_path=weights)
tokenizer.eval()

# Noise, in place of your own pixels: a picture of S1GRD, standardized.
pixels = torch.randn(1, 2, 256, 256)
with torch.no_grad():
    tokens = tokenizer.tokenize(pixels)
print(tokens.shape)
