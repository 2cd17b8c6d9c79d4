from sentence_transformers import SentenceTransformer

sentences = ["It rains.", "Water falls from the sky.", "The sun shines."]

model = SentenceTransformer("owner/name")
embeddings = model.encode(sentences)
# Each sentence against each: the higher, the more alike.
print(model.similarity(embeddings, embeddings))
