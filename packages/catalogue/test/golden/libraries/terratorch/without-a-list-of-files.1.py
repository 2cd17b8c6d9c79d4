# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

from pathlib import Path

from huggingface_hub import hf_hub_download
from terratorch.cli_tools import LightningInferenceModel

# Your own GeoTIFF, with the bands that the model was trained on.
scene = Path("scene.tif")
# What the two files are called in the repository.
config_file = "config.yaml"
weights_file = "model.ckpt"

config = hf_hub_download("owner/name", config_file)
weights = hf_hub_download("owner/name", weights_file)
model = LightningInferenceModel.from_config(config, weights)
prediction = model.inference(scene.resolve())
print(prediction.shape)
