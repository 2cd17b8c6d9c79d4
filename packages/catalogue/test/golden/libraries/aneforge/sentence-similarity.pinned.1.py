# ANEForge runs on Macs with Apple silicon: macOS 14 or later, with Xcode's command-line tools.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from aneforge.sentence_transformers import SentenceTransformer
from huggingface_hub import snapshot_download

sentences = [
    "The match was called off because of the storm.",
    "Bad weather forced them to cancel the game.",
    "He lit a match to see the way.",
]

folder = snapshot_download("owner/name", revision="v1.0")
model = SentenceTransformer(folder)
embeddings = model.encode(sentences, normalize_embeddings=True)
# Each sentence against each: the higher, the more alike.
print(embeddings @ embeddings.T)
