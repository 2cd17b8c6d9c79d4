import os

os.environ["KERAS_BACKEND"] = "tensorflow"

import keras
from huggingface_hub import snapshot_download

folder = snapshot_download("owner/name")
model = keras.layers.TFSMLayer(folder, call_endpoint="serving_default")
print(model)
