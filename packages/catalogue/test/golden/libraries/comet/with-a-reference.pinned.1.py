import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import torch
from comet import load_from_checkpoint
from huggingface_hub import snapshot_download

# The text, its translation by a machine, and one by a person.
translations = [
    {
        "src": "Der Zug nach Dresden fährt heute von Gleis vier.",
        "mt": "The train to Dresden leaves from platform four today.",
        "ref": "Today the train to Dresden departs from platform four.",
    },
    {
        "src": "Er hat den Faden verloren.",
        "mt": "He has lost the wire.",
        "ref": "He has lost his train of thought.",
    },
]

# The file holds pickles, which can run code: load it only if you trust its author.
folder = snapshot_download("owner/wmt22-comet-da", revision="v1.0")
model = load_from_checkpoint(f"{folder}/checkpoints/model.ckpt")
result = model.predict(translations, batch_size=8, gpus=1 if torch.cuda.is_available() else 0)
print("Each:", result["scores"])
print("All:", result["system_score"])
