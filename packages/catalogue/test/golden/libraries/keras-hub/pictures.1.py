import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras_hub
import numpy as np

# The repository holds no trained head: train one on examples of your own, more than these.
images = np.random.default_rng().integers(0, 256, size=(2, 224, 224, 3))
labels = np.array([0, 1])

model = keras_hub.models.ImageClassifier.from_preset(
    "hf://owner/name",
    num_classes=2,
)
model.fit(x=images, y=labels)
print(model.predict(images))
