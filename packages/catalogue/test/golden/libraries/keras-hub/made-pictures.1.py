import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras
import keras_hub

model = keras_hub.models.TextToImage.from_preset("hf://owner/name")
image = model.generate("Astronaut in a jungle, cold color palette, muted colors, detailed, 8k")
keras.utils.array_to_img(image).save("output.png")
print("Saved output.png")
