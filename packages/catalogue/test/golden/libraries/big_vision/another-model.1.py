# Runs in the folder of the repository.

import big_vision.utils
from huggingface_hub import hf_hub_download

weights = hf_hub_download("owner/name", "name.npz")
# What it holds; the models in big_vision/models have a function load that takes the same file.
params = big_vision.utils.load_params(weights)
for name, values in big_vision.utils.tree_flatten_with_names(params)[0]:
    print(f"{name} {values.shape} {values.dtype}")
