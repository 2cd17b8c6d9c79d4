import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"
os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras_hub
from huggingface_hub import snapshot_download

folder = snapshot_download("owner/name", revision="v1.0")
model = keras_hub.models.TextEmbedder.from_preset(folder)
embeddings = model.encode_text(["The match was called off.", "They cancelled the game.", "He lit a match."])
# Each sentence against each: the higher, the more alike.
print(embeddings @ embeddings.T)
