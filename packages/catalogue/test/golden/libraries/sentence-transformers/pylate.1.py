from pylate import models, rank

query = "How do I descale a kettle?"
documents = [
    "Boil equal parts of water and vinegar, wait half an hour, then rinse.",
    "The copper kettle was made in Birmingham around 1900.",
]

model = models.ColBERT(model_name_or_path="owner/name")
ranking = rank.rerank(
    documents_ids=[list(range(len(documents)))],
    queries_embeddings=model.encode([query], is_query=True),
    documents_embeddings=[model.encode(documents, is_query=False)],
)
for result in ranking[0]:
    print(result["score"], documents[result["id"]])
