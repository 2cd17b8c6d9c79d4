import os

# Or torch or tensorflow, whichever is installed.
os.environ["KERAS_BACKEND"] = "jax"

import keras
import keras_hub

model = keras_hub.models.Backbone.from_preset("hf://owner/name")
model.summary()
