# ANEForge runs on Macs with Apple silicon: macOS 14 or later, with Xcode's command-line tools.

from aneforge.sentence_transformers import SentenceTransformer

sentences = [
    "The match was called off because of the storm.",
    "Bad weather forced them to cancel the game.",
    "He lit a match to see the way.",
]

model = SentenceTransformer("owner/name")
embeddings = model.encode(sentences, normalize_embeddings=True)
# Each sentence against each: the higher, the more alike.
print(embeddings @ embeddings.T)
