# TorchGeo downloads the weights itself: it has the address of each file.

import rasterio
import torch
from torchgeo.models import get_model, get_model_weights, list_models

# Your own picture, as a GeoTIFF with the bands that the weights name, in their order.
image_path = "picture.tif"
# The weights of this repository, which may have several.
found = [
    (name, weights)
    for name in list_models()
    for weights in get_model_weights(name)
    if "/owner/resnet50_sentinel2_all_moco/" in weights.url
]
for name, weights in found:
    print(name, weights)
if not found:
    raise SystemExit("TorchGeo has no weights of this repository.")
name, weights = found[0]
print("Bands:", weights.meta.get("bands"))
with rasterio.open(image_path) as file:
    image = torch.from_numpy(file.read().astype("float32"))
model = get_model(name, weights=weights, num_classes=0).eval()
with torch.no_grad():
    print(model(weights.transforms(image.unsqueeze(0))))
