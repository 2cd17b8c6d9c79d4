from pathlib import Path

from huggingface_hub import hf_hub_download
from terratorch.cli_tools import LightningInferenceModel

# Your own GeoTIFF, with the bands that the model was trained on.
scene = Path("scene.tif")
config_file = "floods.yaml"
weights_file = "floods.pt"

config = hf_hub_download("owner/name", config_file)
weights = hf_hub_download("owner/name", weights_file)
model = LightningInferenceModel.from_config(config, weights)
prediction = model.inference(scene.resolve())
print(prediction.shape)
