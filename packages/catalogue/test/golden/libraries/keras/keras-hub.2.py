import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras_hub

# The repository holds no trained head: train one on examples of your own, more than these.
texts = ["The room was spotless and the staff could not have been kinder.", "The heating was broken and nobody came."]
labels = [1, 0]

model = keras_hub.models.TextClassifier.from_preset(
    "hf://owner/name",
    num_classes=2,
)
model.fit(x=texts, y=labels)
print(model.predict(texts))
