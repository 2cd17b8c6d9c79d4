from sentence_transformers import SentenceTransformer

sentences = [
    "The match was called off because of the storm.",
    "Bad weather forced them to cancel the game.",
    "He lit a match to see the way.",
]

model = SentenceTransformer("owner/name")
embeddings = model.encode(sentences)
# Each sentence against each: the higher, the more alike.
print(model.similarity(embeddings, embeddings))
