import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras
from huggingface_hub import hf_hub_download

model_file = hf_hub_download("owner/name", "model.h5")
model = keras.saving.load_model(model_file)
model.summary()
# What model.predict() takes.
print(model.input_shape)
