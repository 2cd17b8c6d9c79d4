# Gated model: accept its conditions at https://huggingface.co/owner/XCOMET-XL and log in with: hf auth login

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
model = load_from_checkpoint(download_model("owner/XCOMET-XL"))
result = model.predict(translations, batch_size=8, gpus=1 if torch.cuda.is_available() else 0)
print("Each:", result["scores"])
print("All:", result["system_score"])
for translation, spans in zip(translations, result["metadata"]["error_spans"]):
    print(translation["mt"])
    for span in spans:
        print(f"  {span['severity']}: {span['text']}")
