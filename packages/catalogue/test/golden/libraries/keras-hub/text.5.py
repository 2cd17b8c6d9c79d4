import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras_hub

model = keras_hub.models.TextEmbedder.from_preset("hf://owner/name")
embeddings = model.encode_text(["The match was called off.", "They cancelled the game.", "He lit a match."])
# Each sentence against each: the higher, the more alike.
print(embeddings @ embeddings.T)
