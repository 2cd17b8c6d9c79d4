import torch
from comet import download_model, load_from_checkpoint

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
model = load_from_checkpoint(download_model("owner/wmt22-comet-da"))
result = model.predict(translations, batch_size=8, gpus=1 if torch.cuda.is_available() else 0)
print("Each:", result["scores"])
print("All:", result["system_score"])
