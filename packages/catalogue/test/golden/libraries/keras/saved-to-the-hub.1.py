import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras
from huggingface_hub import snapshot_download

folder = snapshot_download("owner/name")
model = keras.saving.load_model(folder)
model.summary()
# What model.predict() takes.
print(model.input_shape)
