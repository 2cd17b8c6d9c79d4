import os

os.environ["KERAS_BACKEND"] = "tensorflow"

import keras
import tensorflow as tf
from huggingface_hub import snapshot_download

folder = snapshot_download("owner/name")
model = keras.layers.TFSMLayer(folder, call_endpoint="serving_default")
# What model() takes, by name.
print(tf.saved_model.load(folder).signatures["serving_default"].structured_input_signature[1])
