# Gated model: accept its conditions at https://huggingface.co/owner/wmt22-cometkiwi-da and log in with: hf auth login

import torch
from comet import download_model, load_from_checkpoint

# The text and its translation.
translations = [
    {
        "src": "Der Zug nach Dresden fährt heute von Gleis vier.",
        "mt": "The train to Dresden leaves from platform four today.",
    },
    {
        "src": "Er hat den Faden verloren.",
        "mt": "He has lost the wire.",
    },
]

# The file holds pickles, which can run code: load it only if you trust its author.
model = load_from_checkpoint(download_model("owner/wmt22-cometkiwi-da"))
result = model.predict(translations, batch_size=8, gpus=1 if torch.cuda.is_available() else 0)
print("Each:", result["scores"])
print("All:", result["system_score"])
