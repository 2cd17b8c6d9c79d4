import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras

model = keras.saving.load_model("hf://owner/name")
model.summary()
# What model.predict() takes.
print(model.input_shape)
