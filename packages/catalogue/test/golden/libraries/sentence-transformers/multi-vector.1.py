from sentence_transformers import MultiVectorEncoder

query = "How do I descale a kettle?"
documents = [
    "Fill the kettle with water and vinegar, boil it, wait half an hour, then rinse away the limescale.",
    "The copper kettle was made in Birmingham around 1900.",
]

model = MultiVectorEncoder("owner/name")
scores = model.similarity(model.encode_query([query]), model.encode_document(documents))[0]
for document, score in zip(documents, scores.tolist()):
    print(f"{score:.2f} {document}")
