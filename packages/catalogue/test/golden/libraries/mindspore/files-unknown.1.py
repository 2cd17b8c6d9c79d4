# Needs Python 3.9 to 3.12.

from pathlib import Path

import mindspore
from huggingface_hub import snapshot_download

folder = snapshot_download("owner/name", allow_patterns="*.ckpt")
path = str(next(Path(folder).rglob("*.ckpt")))
weights = mindspore.load_checkpoint(path)
for name, weight in weights.items():
    print(name, getattr(weight, "shape", weight))

# The file has no network, only its weights: make the one that the model's card names, and load them into it.
# mindspore.load_param_into_net(network, weights)
