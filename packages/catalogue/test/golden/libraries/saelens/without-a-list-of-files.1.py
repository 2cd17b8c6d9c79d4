import torch
from sae_lens import HookedSAETransformer, SAE
from sae_lens.loading.pretrained_saes_directory import get_pretrained_saes_directory, get_releases_for_repo_id

text = "The lighthouse keeper climbed the stairs one last time and"
device = "cuda" if torch.cuda.is_available() else "cpu"

# The sets that SAELens knows in the repository, and the first sparse autoencoder of the first.
releases = get_releases_for_repo_id("owner/name")
sae_ids = list(get_pretrained_saes_directory()[releases[0]].saes_map)
print(releases, sae_ids)
sae = SAE.from_pretrained(releases[0], sae_ids[0], device=device)

# The language model whose activations it was trained on.
metadata = sae.cfg.metadata
model = HookedSAETransformer.from_pretrained_no_processing(metadata.model_name, device=device)
with torch.no_grad():
    _, cache = model.run_with_cache(text, names_filter=metadata.hook_name)
    features = sae.encode(cache[metadata.hook_name])
# The features that are most active at the last word.
print(features[0, -1].topk(5))
