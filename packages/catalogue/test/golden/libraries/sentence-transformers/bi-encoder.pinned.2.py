import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from sentence_transformers import SentenceTransformer

query = "How do I descale a kettle?"
documents = [
    "Fill the kettle with water and vinegar, boil it, wait half an hour, then rinse away the limescale.",
    "The copper kettle was made in Birmingham around 1900.",
]

model = SentenceTransformer("owner/name", revision="v1.0")
scores = model.similarity(model.encode_query(query), model.encode_document(documents))[0].tolist()
for score, document in sorted(zip(scores, documents), reverse=True):
    print(f"{score:.3f} {document}")
