# TorchGeo downloads the weights itself: it has the address of each file.

from torchgeo.models import get_model, get_model_weights, list_models

# The weights of this repository, which may have several.
found = [
    (name, weights)
    for name in list_models()
    for weights in get_model_weights(name)
    if "/owner/name/" in weights.url
]
for name, weights in found:
    print(name, weights)
if not found:
    raise SystemExit("TorchGeo has no weights of this repository.")
name, weights = found[0]
model = get_model(name, weights=weights).eval()
# What it takes: https://torchgeo.readthedocs.io/en/stable/api/models.html
print(weights.meta)
print(model)
