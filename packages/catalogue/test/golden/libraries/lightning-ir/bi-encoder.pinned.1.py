import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from huggingface_hub import snapshot_download
from lightning_ir import BiEncoderModule

query = "How do I descale a kettle?"
documents = [
    "Fill the kettle with water and vinegar, boil it, wait half an hour, then rinse away the limescale.",
    "The copper kettle was made in Birmingham around 1900.",
]

model = BiEncoderModule(snapshot_download("owner/name", revision="v1.0"))
model.eval()
scores = model.score(query, documents).scores.flatten().tolist()
# The best document comes first.
for score, document in sorted(zip(scores, documents), reverse=True):
    print(f"{score:.3f} {document}")
