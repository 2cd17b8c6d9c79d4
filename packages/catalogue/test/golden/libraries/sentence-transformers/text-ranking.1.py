from sentence_transformers import CrossEncoder

query = "How do I descale a kettle?"
documents = [
    "Fill the kettle with water and vinegar, boil it, wait half an hour, then rinse away the limescale.",
    "The copper kettle was made in Birmingham around 1900.",
]

model = CrossEncoder("owner/name")
# The best document comes first.
for result in model.rank(query, documents, return_documents=True):
    print(f"{result['score']:.3f} {result['text']}")
