import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras_hub

model = keras_hub.models.TextClassifier.from_preset("hf://owner/name")
print(model.predict(["The room was spotless and the staff could not have been kinder."]))
