import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras_hub

model = keras_hub.models.Backbone.from_preset("hf://owner/name")
model.summary()
