import os

# Or torch or tensorflow, whichever is installed.
os.environ["KERAS_BACKEND"] = "jax"

import keras

model = keras.saving.load_model("hf://owner/name")
model.summary()
# What model.predict() takes.
print(model.input_shape)
