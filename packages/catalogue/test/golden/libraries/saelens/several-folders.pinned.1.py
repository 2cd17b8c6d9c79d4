import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import torch
from huggingface_hub import snapshot_download
from sae_lens import HookedSAETransformer, SAE

text = "The lighthouse keeper climbed the stairs one last time and"
device = "cuda" if torch.cuda.is_available() else "cpu"

# One of the sparse autoencoders in the repository.
sae_id = "blocks.0.hook_resid_pre"
folder = snapshot_download(
    "owner/name",
    revision="v1.0",
    allow_patterns=f"{sae_id}/*",
)
sae = SAE.load_from_disk(os.path.join(folder, sae_id), device=device)

# The language model whose activations it was trained on.
metadata = sae.cfg.metadata
model = HookedSAETransformer.from_pretrained_no_processing(metadata.model_name, device=device)
with torch.no_grad():
    _, cache = model.run_with_cache(text, names_filter=metadata.hook_name)
    features = sae.encode(cache[metadata.hook_name])
# The features that are most active at the last word.
print(features[0, -1].topk(5))
