import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from sentence_transformers import SentenceTransformer

sentences = ["It rains.", "Water falls from the sky.", "The sun shines."]

model = SentenceTransformer("owner/name", revision="v1.0")
embeddings = model.encode(sentences)
# Each sentence against each: the higher, the more alike.
print(model.similarity(embeddings, embeddings))
