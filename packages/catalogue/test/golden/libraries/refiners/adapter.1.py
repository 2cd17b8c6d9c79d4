from huggingface_hub import hf_hub_download
from refiners.fluxion.utils import load_from_safetensors

# For the weights of an adapter: https://finegrain-ai.github.io/refiners/guides/adapting_sdxl/
path = hf_hub_download("owner/sdxl.t2i_adapter.canny", "model.safetensors")
for name, tensor in load_from_safetensors(path).items():
    print(name, tuple(tensor.shape))
