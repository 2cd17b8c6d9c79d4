import os

import tensorflow as tf
from huggingface_hub import snapshot_download

folder = snapshot_download("owner/name")
folder = os.path.join(folder, "saved_model")
# The folder was not saved by Keras, so it holds functions, not layers.
model = tf.saved_model.load(folder)
for name, function in model.signatures.items():
    print(name, function.structured_input_signature[1], function.structured_outputs)
