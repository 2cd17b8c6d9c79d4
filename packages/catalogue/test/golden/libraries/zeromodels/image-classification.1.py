import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras
from zeromodels import AutoZMImageProcessor
from zeromodels.auto import AutoZMImageClassify

# Your own picture.
picture = "picture.jpg"

processor = AutoZMImageProcessor.from_weights("owner/name")
model = AutoZMImageClassify.from_weights("owner/name")
probabilities = keras.ops.softmax(model(processor(picture), training=False))
values, classes = keras.ops.top_k(probabilities[0], 5)
for value, number in zip(values, classes):
    print(f"{int(number)}: {float(value):.1%}")
