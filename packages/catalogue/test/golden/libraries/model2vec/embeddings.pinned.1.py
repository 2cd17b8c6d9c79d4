import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import numpy as np
from huggingface_hub import snapshot_download
from model2vec import StaticModel

sentences = [
    "The match was called off because of the storm.",
    "Bad weather forced them to cancel the game.",
    "He lit a match to see the way.",
]

model = StaticModel.from_pretrained(
    snapshot_download("owner/name", revision="v1.0"),
)
embeddings = model.encode(sentences)
embeddings /= np.linalg.norm(embeddings, axis=1, keepdims=True)
# Each sentence against each: the higher, the more alike.
print(embeddings @ embeddings.T)
