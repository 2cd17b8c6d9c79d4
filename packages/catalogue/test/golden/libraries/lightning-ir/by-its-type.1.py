from lightning_ir import CrossEncoderModule

query = "How do I descale a kettle?"
documents = [
    "Fill the kettle with water and vinegar, boil it, wait half an hour, then rinse away the limescale.",
    "The copper kettle was made in Birmingham around 1900.",
]

model = CrossEncoderModule("owner/name")
model.eval()
scores = model.score(query, documents).scores.flatten().tolist()
# The best document comes first.
for score, document in sorted(zip(scores, documents), reverse=True):
    print(f"{score:.3f} {document}")
