# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

import torch
from huggingface_hub import hf_hub_download
from medvae import MVAE

# Your own scan.
path = "scan.nii.gz"
# Or "mri".
modality = "ct"

device = "cuda" if torch.cuda.is_available() else "cpu"
# It begins with the weights of its authors.
model = MVAE("medvae_8_1_3d", modality).to(device).eval()
weights = hf_hub_download("owner/name", "model_weights/vae_8x_1c_3D.ckpt")
# The file holds pickles, which can run code: load it only if you trust its author.
model.init_from_ckpt(weights)
image = model.apply_transform(path).to(device)
with torch.no_grad():
    # What the model makes of it again, and the small form, which other models read.
    restored, latent = model(image, decode=True)
print(tuple(image.shape), tuple(latent.shape))
torch.save(latent.cpu(), "latent.pt")
print("Saved latent.pt")
