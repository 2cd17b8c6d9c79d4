# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

import os

import pandas as pd
import tifffile
import torch
from huggingface_hub import snapshot_download

device = "cuda" if torch.cuda.is_available() else "cpu"
if device == "cpu":
    # xFormers, which KRONOS computes with, asks for a GPU: without it the model computes the same in PyTorch.
    os.environ["XFORMERS_DISABLED"] = "1"

from kronos import create_model_from_pretrained

# Your own picture of tissue, with a channel for each marker: a square around a cell or of a region, 64 pixels wide or
# another multiple of 16. And the markers in the channels' order, by the names that the model's marker_metadata.csv has.
image_path = "tissue.tif"
markers = ["DAPI", "CD3", "CD20"]
# The brightest that a pixel can be: 65535 in pictures of 16 bits.
brightest = 65535

folder = snapshot_download("owner/name")
weights = "kronos_vits16_model.pt"
model, precision, size = create_model_from_pretrained(
    checkpoint_path=f"{folder}/{weights}", cfg_path=f"{folder}/config.json"
)
model.to(device)

# Of each marker: its number, and how bright it was in what the model was trained on.
known = pd.read_csv(f"{folder}/marker_metadata.csv").set_index("marker_name").loc[markers]
image = torch.tensor(tifffile.imread(image_path) / brightest, dtype=torch.float32)
mean = torch.tensor(known["marker_mean"].to_numpy(), dtype=torch.float32)
std = torch.tensor(known["marker_std"].to_numpy(), dtype=torch.float32)
image = ((image - mean[:, None, None]) / std[:, None, None])[None].to(device)
marker_ids = torch.tensor(known["marker_id"].to_numpy(), dtype=torch.int64)[None].to(device)

with torch.no_grad():
    whole, each_marker, each_patch = model(image, marker_ids=marker_ids)
# Of the picture, of each marker in it, and of each patch of each marker.
print(whole.shape, each_marker.shape, each_patch.shape)
print(whole[0, :10])
