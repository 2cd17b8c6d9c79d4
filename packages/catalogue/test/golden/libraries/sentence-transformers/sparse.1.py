from sentence_transformers import SparseEncoder

query = "How do I descale a kettle?"
documents = [
    "Boil equal parts of water and vinegar, wait half an hour, then rinse.",
    "The copper kettle was made in Birmingham around 1900.",
]

model = SparseEncoder("owner/name")
scores = model.similarity(model.encode_query(query), model.encode_document(documents))
print(scores)
