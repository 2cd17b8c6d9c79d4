# Needs Python 3.9 to 3.12.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import mindspore
from huggingface_hub import hf_hub_download

path = hf_hub_download("owner/name", "lenet.ckpt", revision="v1.0")
weights = mindspore.load_checkpoint(path)
for name, weight in weights.items():
    print(name, getattr(weight, "shape", weight))

# The file has no network, only its weights: make the one that the model's card names, and load them into it.
# mindspore.load_param_into_net(network, weights)
