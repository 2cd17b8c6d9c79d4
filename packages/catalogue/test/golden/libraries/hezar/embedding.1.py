from hezar.embeddings import Embedding

# A word of the model's language: Persian.
word = "کتاب"

embedding = Embedding.load("owner/name")
print(embedding(word))
for neighbour in embedding.most_similar(word):
    print(neighbour["score"], neighbour["word"])
