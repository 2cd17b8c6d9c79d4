from sentence_transformers import CrossEncoder

query = "How do I descale a kettle?"
documents = [
    "Boil equal parts of water and vinegar, wait half an hour, then rinse.",
    "The copper kettle was made in Birmingham around 1900.",
]

model = CrossEncoder("owner/name")
scores = model.predict([(query, document) for document in documents])
for document, score in zip(documents, scores):
    print(score, document)
