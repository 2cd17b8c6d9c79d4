import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"
os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras_hub
from huggingface_hub import snapshot_download

folder = snapshot_download("owner/name", revision="v1.0")
model = keras_hub.models.MaskedLM.from_preset(folder)
model.summary()
