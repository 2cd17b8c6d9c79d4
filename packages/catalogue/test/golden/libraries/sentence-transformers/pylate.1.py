from pylate import models, rank

query = "How do I descale a kettle?"
documents = [
    "Fill the kettle with water and vinegar, boil it, wait half an hour, then rinse away the limescale.",
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
